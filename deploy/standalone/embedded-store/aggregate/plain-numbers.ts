import { type Document, Long } from 'bson';
import { isDocument } from '../values.ts';

/** A copy in which int64 is a JavaScript number, as the pipeline's arithmetic needs it. */
export const plainNumbers = (document: Document): Document => plain(document) as Document;

function plain(value: unknown): unknown {
  if (value instanceof Long) return value.toNumber();
  if (Array.isArray(value)) return value.map(plain);
  if (isDocument(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  return value;
}
