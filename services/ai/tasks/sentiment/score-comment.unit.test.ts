import { SENTIMENTS, type Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import { expect, test } from '@jest/globals';
import { scoreComment } from './score-comment.ts';

const COMMENTS: Readonly<Record<Sentiment, readonly string[]>> = {
  positive: [
    'Love this!',
    'sooooo goooood 😍',
    'Not bad at all, I’m impressed.',
    '#BestDayEver thank you!!',
    'It was late, but it was worth the wait!',
    'Can’t wait!',
    '🔥🔥🔥',
    'Das ist ja wunderschön geworden 😍',
    'C’est magnifique, bravo à toute l’équipe !',
    '¡Me encanta! Muchas gracias',
  ],
  negative: [
    'Not happy with how this was handled.',
    'I wouldn’t recommend it. Bad experience.',
    'Good product, shame about the service.',
    'Fantastic, now it’s even slower than before /s',
    'Oh great, another one of these 🙄',
    'WORST service EVER!!!',
    'The last one broke after two days :(',
    'Love the idea, but the price is way too high.',
    'Der Service war diesmal richtig schlecht.',
    'Très déçu, je ne reviendrai pas.',
    'Muy mal servicio, no lo recomiendo.',
  ],
  neutral: [
    'What does it cost?',
    'Are you open on Sundays?',
    'Sent it to a colleague.',
    'My neighbor told me about you yesterday.',
    'I have the older one.',
    'See also https://example.com/great-love',
    '@happy.day42',
    'Wann geht es los?',
    '明天见',
    '...',
    '',
  ],
};

test('comments of all kinds are told apart', () => {
  for (const [sentiment, comments] of Object.entries(COMMENTS))
    for (const text of comments) expect({ text, ...scoreComment(text) }).toMatchObject({ text, sentiment });
});

test('what is positive scores above zero, what is negative below, and nothing is past one', () => {
  for (const text of COMMENTS.positive) expect(scoreComment(text).score).toBeGreaterThan(0);
  for (const text of COMMENTS.negative) expect(scoreComment(text).score).toBeLessThan(0);
  const most = scoreComment('love '.repeat(400)).score;
  expect(most).toBeGreaterThan(0.9);
  expect(most).toBeLessThanOrEqual(1);
});

test('the words that speak for it are named, once each, with what turns them round', () => {
  expect(
    scoreComment('Great team, GREAT food 😍, but the parking is awful. I don’t recommend it'),
  ).toMatchObject({
    positive_words: ['great', '😍'],
    negative_words: ['awful', "don't recommend"],
  });
});

test('texts that are made to be slow are read as fast as others', () => {
  const length = 2000;
  const unit = [
    'a',
    'A',
    '1',
    '#A',
    '#aB',
    '!',
    '?!',
    ':',
    ':-',
    '-_',
    '^_',
    'xD',
    '<3',
    "a'",
    '\u{1F469}\u200D',
    '@',
    'no ',
  ];
  for (const part of unit) {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    expect(SENTIMENTS).toContain(scoreComment(text).sentiment);
  }
});
