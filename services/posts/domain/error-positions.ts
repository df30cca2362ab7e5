import type { FieldTexts } from '@carillon/contracts/errors.ts';

const OF_ENTRY = /^platforms\.(\d+)\./;

/** Renames the errors of entries that are part of a request: the entry at `n` is at `positions[n]` there. */
export const atPositions = (errors: FieldTexts, positions: readonly number[]): FieldTexts =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field.replace(OF_ENTRY, (_, n) => `platforms.${positions[Number(n)] ?? n}.`),
      texts,
    ]),
  );
