import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);

const isName = (line: string): boolean => line !== '' && !line.startsWith('#');

/** A `*.icons` file names icons of game-icons.net, one a line; importing it gives their drawings, and only theirs. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  const body = (name: string): string => {
    set ??= require('@iconify-json/game-icons/icons.json') as IconSet;
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`game-icons has no icon "${name}"`);
    return icon.body.replaceAll(' fill="currentColor"', '');
  };
  return {
    name: 'tabard-icons',
    load(id) {
      if (!id.endsWith('.icons')) return null;
      const names = readFileSync(id, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(isName);
      this.addWatchFile(id);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, body(name)])))}`;
    },
  };
}
