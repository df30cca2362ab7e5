import type { Document } from 'bson';
import type { DocumentTest } from '../query/operators.ts';

export interface IndexSpec {
  readonly name: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly unique?: boolean;
  readonly sparse?: boolean;
  readonly expireAfterSeconds?: number;
  readonly partialFilterExpression?: Document;
}

export interface Index {
  readonly id: number;
  readonly spec: IndexSpec;
  readonly fields: readonly (readonly [path: string, direction: 1 | -1])[];
  /** Whether any document has an array on the index's paths; never goes back to false. */
  multikey: boolean;
  readonly partial: DocumentTest | null;
  /** The documents' own fields that its keys depend on; null when that may be any. */
  readonly looksAt: readonly string[] | null;
}

export interface Collection {
  readonly id: number;
  readonly namespace: string;
  readonly indexes: Index[];
}

/** A stored document: its row and its BSON. */
export interface Row {
  readonly rowId: number;
  readonly raw: Uint8Array;
}

/** Keys from `start` (inclusive) to `end` (exclusive). */
export interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}
