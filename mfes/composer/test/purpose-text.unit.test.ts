import { DRAFT_PURPOSES, type DraftPurposeCode } from '@carillon/contracts/domain/draft-purposes.ts';
import { expect, test } from '@jest/globals';
import { purposeText } from '../lib/purpose-text.ts';

test('each code has a sentence of its own on the page', () => {
  const codes = Object.keys(DRAFT_PURPOSES) as DraftPurposeCode[];
  const texts = codes.map((code) => purposeText({ purpose: '', purpose_code: { code, whom: '{whom}' } }));
  expect(texts).toEqual(Object.values(DRAFT_PURPOSES));
});

test('shows a model’s text unchanged', () => {
  expect(purposeText({ purpose: 'Erzählt vom Brot.' })).toBe('Erzählt vom Brot.');
});
