import type { Document } from 'bson';

/** The documents' own fields that a stage looks at, where it is a $group; null where that may be any. */
export function fieldsOfGroup(stage: Document | undefined): string[] | null {
  const fields = new Set<string>();
  const isKnown = (part: unknown): boolean => {
    if (typeof part === 'string') {
      if (part.startsWith('$$')) return false;
      if (part.startsWith('$')) fields.add(part.slice(1).split('.')[0] ?? '');
      return true;
    }
    if (part === null || typeof part !== 'object' || '_bsontype' in part) return true;
    return Object.values(part).every(isKnown);
  };
  return stage?.$group && isKnown(stage.$group) ? [...fields] : null;
}
