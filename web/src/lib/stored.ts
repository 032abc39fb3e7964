/** A value stored in this browser. A browser that stores nothing is not an error. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tabard:${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tabard:${key}`, JSON.stringify(value));
  } catch {
    // private windows may refuse; the setting then lasts as long as the page
  }
}
