import { expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { isThereAlready } from './take-over.ts';

const { MongoBulkWriteError } = mongoose.mongo;

test.each([
  ['what is there already is left alone', [11_000, 11_000], true],
  ['a duplicate hides no other fault', [11_000, 28], false],
])('%s', (_, codes, isThere) => {
  const writeErrors = codes.map((code) => ({ code })) as never;
  const result = { getWriteConcernError: () => undefined } as never;
  expect(isThereAlready(new MongoBulkWriteError({ message: '', code: 11_000, writeErrors }, result))).toBe(
    isThere,
  );
});
