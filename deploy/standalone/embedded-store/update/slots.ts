import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import { isDocument } from '../values.ts';

/** A place in a document that an update changes: `holder[key]`. */
export interface Slot {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
  readonly path: string;
}

/** The place that the path names. With `create` missing parents are made, as `$set` does; without it may be null. */
export function findSlot(document: Document, path: string, create: boolean): Slot | null {
  const parts = path.split('.');
  let holder: Slot['holder'] = document;
  for (const [at, part] of parts.entries()) {
    const key = Array.isArray(holder) ? position(holder, part, parts.slice(0, at), create) : part;
    if (key === null) return null;
    if (at === parts.length - 1) return { holder, key, path };
    const child = Object.hasOwn(holder, key) ? holder[key] : undefined;
    if (isDocument(child) || Array.isArray(child)) holder = child as Slot['holder'];
    else if (!create) return null;
    else if (child !== undefined)
      throw new CommandError(
        28,
        `Cannot create field '${parts[at + 1]}' in element {${key}: ${JSON.stringify(child)}}`,
      );
    else {
      const result = {};
      holder[key] = result;
      holder = result;
    }
  }
  return null;
}

/** A place in a list, which is filled with null up to there where it may be made. */
function position(list: unknown[], part: string, done: readonly string[], create: boolean): number | null {
  if (!/^\d+$/.test(part)) {
    if (!create) return null;
    throw new CommandError(28, `Cannot create field '${part}' in element {${done.join('.')}: [...]}`);
  }
  const index = Number(part);
  if (create) while (list.length < index) list.push(null);
  return create || index < list.length ? index : null;
}
