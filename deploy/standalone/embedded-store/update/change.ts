import type { Document } from 'bson';
import type { Part } from '../storage/part.ts';

export interface Change {
  /** Changes a document (its own copy) and returns the result; `inserting` where an upsert makes it. */
  apply(document: Document, inserting: boolean): Document;
  /** The document's own fields that it reads or writes; null when that may be any. */
  readonly part: Part | null;
}
