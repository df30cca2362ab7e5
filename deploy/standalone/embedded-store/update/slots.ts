import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import type { DocumentTest } from '../query/operators.ts';
import { isDocument } from '../values.ts';

/** A place in a document that an update changes: `holder[key]`. */
export interface Slot {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
  readonly path: string;
}

export interface SlotSearch {
  /** Makes missing parents on the way, as $set does and $unset does not. */
  readonly create: boolean;
  /** By identifier, for `$[identifier]`. */
  readonly arrayFilters: ReadonlyMap<string, DocumentTest>;
  /** The index that `$` stands for in the array at that path; below zero when the query matched none. */
  position(arrayPath: string): number;
}

/** Every place that the path names. */
export function findSlots(document: Document, path: string, search: SlotSearch): Slot[] {
  const parts = path.split('.');
  const found: Slot[] = [];

  const enter = (node: Slot['holder'], key: string | number, at: number, done: string): void => {
    const here = done ? `${done}.${key}` : String(key);
    if (at === parts.length - 1) return void found.push({ holder: node, key, path: here });
    const child = Object.hasOwn(node, key) ? node[key] : undefined;
    const next = parts[at + 1] ?? '';
    if (next.startsWith('$')) return visitPositional(child, next, at + 1, here);
    if (isDocument(child) || Array.isArray(child)) return visit(child as Slot['holder'], at + 1, here);
    // A positional part wants an array that is there, whatever the operator.
    if (!search.create && !path.includes('$')) return;
    if (child !== undefined)
      throw new CommandError(
        28,
        `Cannot create field '${next}' in element {${key}: ${JSON.stringify(child)}}`,
      );
    const made = {};
    node[key] = made;
    visit(made, at + 1, here);
  };

  const visit = (node: Slot['holder'], at: number, done: string): void => {
    const part = parts[at] ?? '';
    if (!Array.isArray(node)) return enter(node, part, at, done);
    if (!/^\d+$/.test(part)) {
      if (!search.create) return;
      throw new CommandError(28, `Cannot create field '${part}' in element {${done}: [...]}`);
    }
    const index = Number(part);
    if (search.create) while (node.length < index) node.push(null);
    if (search.create || index < node.length) enter(node as Slot['holder'], index, at, done);
  };

  const visitPositional = (node: unknown, part: string, at: number, done: string): void => {
    if (!Array.isArray(node))
      throw new CommandError(
        2,
        `The path '${done}' must exist in the document in order to apply array updates.`,
      );
    const array = node as unknown[];
    const into = (index: number) => enter(array as unknown as Slot['holder'], index, at, done);
    if (part === '$') {
      const index = search.position(done);
      if (index < 0)
        throw new CommandError(2, 'The positional operator did not find the match needed from the query.');
      return into(index);
    }
    const identifier = part.slice(2, -1);
    const test = search.arrayFilters.get(identifier);
    for (const [index, item] of array.entries()) if (!test || test({ [identifier]: item })) into(index);
  };

  visit(document, 0, '');
  return found;
}
