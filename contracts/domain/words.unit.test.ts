import { expect, test } from '@jest/globals';
import { wordCount } from './words.ts';

test('words are counted by Unicode word boundaries, in any language', () => {
  const counts: [string, number][] = [
    ['', 0],
    ['Don’t miss it – 1,000 rolls at 12.30!', 7],
    ['#FreshBread 🎉🥐 👨‍👩‍👧', 1],
    ['Schönes Wochenende, l’été arrive\nmañana', 5],
    ['ベルが鳴る', 3],
    ['ยินดีต้อนรับ', 2],
    ['… — !!! \u0301\u200d', 0],
  ];
  for (const [text, count] of counts) expect([text, wordCount(text)]).toEqual([text, count]);
});

test('a text of the full length is counted, whatever it is made of', () => {
  const counts = { 'a ': 100_000, '1,': 1, 'a\u0301': 1, '\u200d': 0, '\ud83d': 0, '👨‍👩‍👧': 0 };
  for (const [piece, count] of Object.entries(counts))
    expect([piece, wordCount(piece.repeat(100_000))]).toEqual([piece, count]);
});
