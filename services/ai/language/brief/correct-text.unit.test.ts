import { expect, test } from '@jest/globals';
import { readReading } from './read-brief.ts';

const sentencesOf = (brief: string) => readReading(brief).sentences.map(({ text }) => text);

test.each([
  [
    'water pipe burst under Mill Lane, no water in the shop today, we hope to be back tomorrow lunchtime',
    [
      'Water pipe burst under Mill Lane.',
      'No water in the shop today.',
      'We hope to be back tomorrow lunchtime.',
    ],
  ],
  [
    'we need 3 ppl for the bar, sat 21 june, 6pm til late. msg Tom 07700 900123',
    ['We need 3 people for the bar, Sat 21 June, 6pm until late.', 'Message Tom 07700 900123.'],
  ],
  [
    'fuite d’eau au gymnase, on vous tient au courant',
    ['Fuite d’eau au gymnase.', 'On vous tient au courant.'],
  ],
])('“%s” is read in sentences', (brief, sentences) => {
  expect(sentencesOf(brief)).toEqual(sentences);
});

test.each(['Yoga on Mondays, we meet at the hall, bring a mat', 'iPhone repair, we come to you'])(
  '“%s” keeps its commas',
  (brief) => {
    expect(sentencesOf(brief)).toHaveLength(1);
  },
);
