import { DRAFT_PURPOSES, type DraftPurposeCode } from '@carillon/contracts/domain/draft-purposes.ts';
import { expect, test } from '@jest/globals';
import { describePurpose } from './purposes.ts';
import { write } from './testing/write.ts';

test('a draft states its purpose in English and as a code', async () => {
  const { drafts } = await write('We open on Friday at nine. The coffee is on us that day.');
  for (const { purpose, purpose_code } of drafts)
    expect(purpose_code && DRAFT_PURPOSES[purpose_code.code as DraftPurposeCode]).toBe(purpose);
});

test('the code comes with the audience of the draft', () => {
  expect(describePurpose({ code: 'speaks_to', whom: 'carers' })).toEqual({
    purpose: 'Speaks to carers.',
    purpose_code: { code: 'speaks_to', whom: 'carers' },
  });
});
