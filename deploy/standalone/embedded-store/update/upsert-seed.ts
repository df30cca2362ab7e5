import type { Document } from 'bson';
import { isOperators, isRegex } from '../values.ts';

/** The document that an upsert starts from: what the filter says by equality. */
export function upsertSeed(filter: Document): Document {
  const seed: Document = {};
  collect(filter, seed);
  return seed;
}

function collect(filter: Document, seed: Document): void {
  for (const [key, wanted] of Object.entries(filter)) {
    if (key === '$and' || (key === '$or' && wanted.length === 1))
      for (const part of wanted) collect(part, seed);
    else if (key.startsWith('$') || isRegex(wanted)) continue;
    else if (!isOperators(wanted)) put(seed, key, wanted);
    else if ('$eq' in wanted) put(seed, key, wanted.$eq);
    else for (const name of ['$in', '$all']) if (wanted[name]?.length === 1) put(seed, key, wanted[name][0]);
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
