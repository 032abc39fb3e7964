// Applies what the server says has changed, as `src/tabard/server/tables/changes.py` tells it. What stayed is shared
// with the old value, so that nothing is drawn anew for it.
import type { Json } from '@/wire/types';

export function changed(old: Json | undefined, change: Json): Json {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0]!;
    const [at, gone, values] = change as [number, number, Json[]];
    const list = old as Json[];
    return [...list.slice(0, at), ...values, ...list.slice(at + gone)];
  }
  const changes = Object.entries(change as { [key: string]: Json });
  if (Array.isArray(old)) {
    const list = [...old];
    for (const [index, inner] of changes) list[Number(index)] = changed(list[Number(index)], inner);
    return list;
  }
  const object = { ...(old as { [key: string]: Json }) };
  for (const [key, inner] of changes) {
    if (inner === null) delete object[key];
    else object[key] = changed(object[key], inner);
  }
  return object;
}
