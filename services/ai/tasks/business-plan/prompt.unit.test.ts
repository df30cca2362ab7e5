import { expect, test } from '@jest/globals';
import { planPrompt } from './prompt.ts';
import { UNLIKE } from './testing/businesses.ts';

const [business] = UNLIKE;

test('names the language of the page beside the fields', () => {
  if (!business) throw new Error('no business');
  expect(planPrompt.ask({ ...business, locale: 'de' })).toBe(
    `${JSON.stringify(business, null, 2)}\n\nLanguage of the plan: German`,
  );
  expect(planPrompt.ask(business)).toBe(JSON.stringify(business, null, 2));
});
