import type { Document } from 'bson';

export interface ChangeContext {
  /** The query that chose the document; the positional `$` refers to it. */
  readonly filter: Document;
  /** Whether the document is being made by an upsert. */
  readonly inserting: boolean;
}

/** Changes a document (its own copy) and returns the result. */
export type Change = (document: Document, context: ChangeContext) => Document;
