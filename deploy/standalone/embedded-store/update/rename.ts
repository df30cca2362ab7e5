import type { Document } from 'bson';
import { badValue, CommandError } from '../errors.ts';
import { isDocument } from '../values.ts';
import { findSlots, type SlotSearch } from './slots.ts';

/** Moves a value from one path to another; nothing happens when it is not there. */
export function rename(
  document: Document,
  from: string,
  to: string,
  search: Omit<SlotSearch, 'create'>,
): void {
  checkWay(document, from);
  const [old] = findSlots(document, from, { ...search, create: false });
  if (!old || old.holder[old.key] === undefined) return;
  const value = old.holder[old.key];
  delete old.holder[old.key];
  for (const slot of findSlots(document, to, { ...search, create: true })) slot.holder[slot.key] = value;
}

/** @throws CommandError when the way to the old field goes through a value that has no fields */
function checkWay(document: Document, path: string): void {
  let node: unknown = document;
  for (const part of path.split('.')) {
    if (node === undefined) return;
    if (Array.isArray(node))
      throw badValue(`The source field cannot be an array element, '${path}' has an array field`);
    if (!isDocument(node))
      throw new CommandError(28, `cannot use the part (${part} of ${path}) to traverse the element`);
    node = node[part];
  }
}
