import { expect, test } from '@jest/globals';
import { findPlainTexts } from './find-plain-texts.mjs';

test.each([
  ['of an error', "new AppError('conflict', { message: 'That is gone.' });", ['That is gone.']],
  ['under a field', `invalid({ name: [\`Use at most \${most} letters.\`] });`, ['Use at most … letters.']],
  [
    'under a name',
    "const GONE = 'That is gone.'; new AppError('conflict', { message: GONE });",
    ['That is gone.'],
  ],
  ['of a schema', "import { z } from 'zod'; z.string().min(1, 'Enter a name.');", ['Enter a name.']],
  ['that is for logs', "new AppError('conflict', { cause: new Error('That is gone.') });", []],
  ['that can be translated', "new AppError('conflict', { message: sentence`That is gone.` });", []],
])('of a sentence %s', (_, source, texts) => {
  expect(findPlainTexts('one.ts', source)).toEqual(texts);
});
