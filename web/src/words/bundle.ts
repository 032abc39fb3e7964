import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

export type Variables = Record<string, FluentVariable>;

export const NONE = 'none';

/** Words of one language from several files. What is missing is shown as its id: visible, never a crash. */
export class Bundle {
  private readonly fluent: FluentBundle;
  private readonly uses = new Map<string, readonly string[]>();

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.fluent = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.fluent.addResource(resource);
      for (const entry of resource.body) this.uses.set(entry.id, [...variablesIn(entry.value)]);
    }
  }

  get ids(): string[] {
    return [...this.uses.keys()];
  }

  variables(id: string): readonly string[] {
    return this.uses.get(id) ?? [];
  }

  has(id: string): boolean {
    return this.fluent.hasMessage(id);
  }

  /** A variable the message uses and nobody gave is `none`. */
  say(id: string, variables: Variables = {}): string {
    const pattern = this.fluent.getMessage(id)?.value;
    if (pattern === null || pattern === undefined) return id;
    const nothing = Object.fromEntries(this.variables(id).map((name) => [name, NONE]));
    return this.fluent.formatPattern(pattern, { ...nothing, ...variables }, []);
  }
}

function* variablesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'var' && 'name' in node) yield String(node.name);
  for (const child of Object.values(node)) yield* variablesIn(child);
}
