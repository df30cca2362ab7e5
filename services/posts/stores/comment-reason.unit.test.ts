import { sentence, text } from '@carillon/contracts/text.ts';
import { reasonColumns } from '@carillon/kit/store/reason-columns.ts';
import { expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { publicationSchema } from './publication-row.ts';

test('the reason of a first comment is written whole, with the empty values of a sentence within it', () => {
  const reason = text`It failed. ${{ why: { english: sentence`No answer.`, message: 'No answer.', values: {} } }}`;
  const Publication = mongoose.model('PublicationWithComment', publicationSchema);
  const { comment } = new Publication({ comment: { status: 'failed', ...reasonColumns(reason) } } as object);
  const { BSON } = mongoose.mongo;
  const storedDocument = BSON.deserialize(BSON.serialize((comment as unknown as mongoose.Document).toBSON()));
  expect(storedDocument.reasonText).toEqual(reason);
});
