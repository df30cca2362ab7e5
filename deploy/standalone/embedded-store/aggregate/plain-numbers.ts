import { type Document, Double, Long, Timestamp } from 'bson';
import { isDocument } from '../values.ts';

/** A copy in which every number is JavaScript's, as the pipeline's arithmetic needs it. */
export const plainNumbers = (document: Document): Document => plain(document) as Document;

function plain(value: unknown): unknown {
  if (value instanceof Long && !(value instanceof Timestamp)) return value.toNumber();
  if (value instanceof Double) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  if (isDocument(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  return value;
}
