import charges from '@/heraldry/charges.icons';
import core from './core.icons';

const known: Record<string, string> = { ...charges, ...core };

/** A game brings its own icons when it is opened. */
export function addIcons(more: Readonly<Record<string, string>>): void {
  Object.assign(known, more);
}

export const iconBody = (name: string): string => known[name] ?? '';
