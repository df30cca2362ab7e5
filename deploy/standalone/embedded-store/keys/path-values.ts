import type { Document } from 'bson';
import { isDocument } from '../values.ts';
import { EMPTY_ARRAY } from './encode.ts';

export interface PathValues {
  /** Undefined represents a missing field. */
  readonly values: unknown[];
  /** Whether an array lies on the path. */
  readonly multikey: boolean;
}

/** Returns the values that an index sees at a dotted path: arrays fan out into their elements. */
export function valuesAtPath(document: Document, path: string): PathValues {
  const parts = path.split('.');
  const values: unknown[] = [];
  let multikey = false;

  const walk = (node: unknown, at: number): void => {
    const part = parts[at];
    if (part === undefined) {
      if (!Array.isArray(node)) return void values.push(node);
      multikey = true;
      if (node.length === 0) values.push(EMPTY_ARRAY);
      values.push(...node);
      return;
    }
    if (Array.isArray(node)) {
      multikey = true;
      if (/^\d+$/.test(part)) return walk(node[Number(part)], at + 1);
      const inner = node.filter(isDocument);
      if (inner.length === 0) values.push(undefined);
      for (const item of inner) walk(item, at);
      return;
    }
    walk(isDocument(node) && Object.hasOwn(node, part) ? node[part] : undefined, at + 1);
  };

  walk(document, 0);
  return { values, multikey };
}
