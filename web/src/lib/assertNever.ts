/** The end of a `switch` over a closed set: a case that was forgotten does not compile. */
export function assertNever(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`);
}
