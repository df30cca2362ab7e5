import { expect, test } from '@jest/globals';
import { guardText } from '../../language/guard/guard-text.ts';
import { ENGLISH_SEEN } from './cases/english-seen.ts';
import { ENGLISH_UNSEEN } from './cases/english-unseen.ts';
import { FRENCH_SEEN } from './cases/french-seen.ts';
import { FRENCH_UNSEEN } from './cases/french-unseen.ts';
import { GERMAN_SEEN } from './cases/german-seen.ts';
import { GERMAN_UNSEEN } from './cases/german-unseen.ts';
import { SPANISH_SEEN } from './cases/spanish-seen.ts';
import { SPANISH_UNSEEN } from './cases/spanish-unseen.ts';
import { measureGuard } from './measure.ts';

test.each([
  ['looked at', [...ENGLISH_SEEN, ...GERMAN_SEEN, ...FRENCH_SEEN, ...SPANISH_SEEN]],
  ['not looked at', [...ENGLISH_UNSEEN, ...GERMAN_UNSEEN, ...FRENCH_UNSEEN, ...SPANISH_UNSEEN]],
])('the guard finds what models made up and leaves what is true, in outputs %s', (_, cases) => {
  const { planted, missed, facts, wrong } = measureGuard(cases, guardText);
  expect(missed.length / planted).toBeLessThanOrEqual(0.02);
  expect(wrong.length / facts).toBeLessThanOrEqual(0.03);
});

test('every planted fact is in its output', () => {
  const all = [
    ENGLISH_SEEN,
    ENGLISH_UNSEEN,
    GERMAN_SEEN,
    GERMAN_UNSEEN,
    FRENCH_SEEN,
    FRENCH_UNSEEN,
    SPANISH_SEEN,
    SPANISH_UNSEEN,
  ];
  const astray = all.flat().filter(({ output, planted }) => planted.some((one) => !output.includes(one)));
  expect(astray).toEqual([]);
});
