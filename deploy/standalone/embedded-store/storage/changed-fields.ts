import { Fields } from './fields.ts';

/**
 * The names of a document's own fields that differ between two states of it, as BSON. Null if that can't be told: if
 * a field in the middle is gone, or has a type that can't be skipped.
 */
export function changedFields(before: Uint8Array, after: Uint8Array): Set<string> | null {
  const old = new Fields(before);
  const now = new Fields(after);
  const changed = new Set<string>();
  while (!old.atEnd && !now.atEnd) {
    if (!old.read() || !now.read() || !old.hasNameOf(now)) return null;
    if (!old.equals(now)) changed.add(now.name);
    old.goOn();
    now.goOn();
  }
  for (const rest of [old, now])
    while (!rest.atEnd) {
      if (!rest.read()) return null;
      changed.add(rest.name);
      rest.goOn();
    }
  return changed;
}
