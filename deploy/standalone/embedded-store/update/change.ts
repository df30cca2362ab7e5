import type { Document } from 'bson';

/** Changes a document (its own copy) and returns the result; `inserting` where an upsert makes it. */
export type Change = (document: Document, inserting: boolean) => Document;
