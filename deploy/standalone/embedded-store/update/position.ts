import type { Document } from 'bson';
import { compileFilter } from '../query/compile.ts';
import { isDocument } from '../values.ts';

/** The index of the element that the query matched in the array at `path`, for the positional `$`; -1 for none. */
export function matchedPosition(document: Document, filter: Document, path: string): number {
  const array = path
    .split('.')
    .reduce<unknown>((node, part) => (node as Document | undefined)?.[part], document);
  if (!Array.isArray(array)) return -1;
  for (const [key, wanted] of Object.entries(filter)) {
    if (key === '$and' || key === '$or') {
      for (const part of wanted as Document[]) {
        const index = matchedPosition(document, part, path);
        if (index >= 0) return index;
      }
    }
    if (key !== path && !key.startsWith(`${path}.`)) continue;
    const test = elementTest(key.slice(path.length + 1), wanted);
    const index = array.findIndex(test);
    if (index >= 0) return index;
  }
  return -1;
}

function elementTest(rest: string, wanted: unknown): (item: unknown) => boolean {
  if (rest !== '') {
    const test = compileFilter({ [rest]: wanted });
    return (item) => isDocument(item) && test(item);
  }
  const test = compileFilter({ item: wanted });
  return (item) => test({ item: [item] });
}
