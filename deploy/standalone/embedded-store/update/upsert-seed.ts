import type { Document } from 'bson';
import { isOperators, isRegex } from '../values.ts';

/** The document that an upsert starts from: the filter's equality conditions. */
export function upsertSeed(filter: Document): Document {
  const seed: Document = {};
  collect(filter, seed);
  return seed;
}

function collect(filter: Document, seed: Document): void {
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' || (key === '$or' && value.length === 1))
      for (const part of value) collect(part, seed);
    else if (key.startsWith('$') || isRegex(value)) continue;
    else if (!isOperators(value)) put(seed, key, value);
    else if ('$eq' in value) put(seed, key, value.$eq);
    else for (const name of ['$in', '$all']) if (value[name]?.length === 1) put(seed, key, value[name][0]);
  }
}

function put(seed: Document, path: string, value: unknown): void {
  const parts = path.split('.');
  const last = parts.pop() ?? path;
  let node = seed;
  for (const part of parts) {
    node[part] ??= {};
    node = node[part];
  }
  node[last] = value;
}
