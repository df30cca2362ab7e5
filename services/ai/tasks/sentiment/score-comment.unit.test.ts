import { SENTIMENTS, type Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import { expect, test } from '@jest/globals';
import { type IdiomSentence, readTable } from './bench/read-table.ts';
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
    'I didn’t like it at first, now I can’t do without it.',
    'Je ne peux plus m’en passer',
    'Ich kann nicht mehr ohne',
  ],
  negative: [
    'Not happy with how this was handled.',
    'I wouldn’t recommend it. Bad experience.',
    'Good product, shame about the service.',
    'Fantastic, now it’s even slower than before /s',
    'Oh great, another one of these 🙄',
    'WORST service EVER!!!',
    'Great when it works. It rarely works.',
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

test('distinguishes comments of all kinds', () => {
  for (const [sentiment, comments] of Object.entries(COMMENTS))
    for (const text of comments) expect({ text, ...scoreComment(text) }).toMatchObject({ text, sentiment });
});

test('scores positive above zero, negative below, and stays within one', () => {
  for (const text of COMMENTS.positive) expect(scoreComment(text).score).toBeGreaterThan(0);
  for (const text of COMMENTS.negative) expect(scoreComment(text).score).toBeLessThan(0);
  const maxScore = scoreComment('love '.repeat(400)).score;
  expect(maxScore).toBeGreaterThan(0.9);
  expect(maxScore).toBeLessThanOrEqual(1);
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
    'not ',
    'can not ',
    'great, ',
    'but the ',
    'i would rather ',
    'used to be ',
  ];
  for (const part of unit) {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    expect(SENTIMENTS).toContain(scoreComment(text).sentiment);
  }
});

const NEGATED: readonly string[] = [
  'Je n’aime pas ce pain',
  "j'aime vraiment pas",
  'Je n’aime plus ce pain',
  'Ce pain ne sent pas bon',
  'No me gusta',
  'No hay nada bueno aquí',
  'Ich liebe es nicht',
  'Ich liebe das Brot nicht mehr!',
];

test.each(NEGATED)('praise with the language’s own negation isn’t praise: "%s"', (text) => {
  expect(scoreComment(text)).toMatchObject({ sentiment: 'negative', positive_words: [] });
});

test.each([
  'Je n’aime que ce pain',
  "C'est bon pas cher",
  'J’aime plus que tout',
  'Ich liebe es nicht nur wegen der Kruste',
  'Schmeckt mir gut, warum nicht',
  'No tengo ninguna queja',
  'No puedo quejarme',
  'Je n’oublierai jamais ce repas',
])('praise with a negation of something else stays praise: "%s"', (text) => {
  expect(scoreComment(text)).toMatchObject({ sentiment: 'positive', negative_words: [] });
});

test('a verb is named with the negation that comes after it', () => {
  expect(scoreComment('Je n’aime pas ce pain').negative_words).toEqual(["n'aime pas"]);
});

test.each(['’', '´', '`', 'ʼ'])('%s of a phone or of a keyboard with accents is an apostrophe', (mark) => {
  expect(scoreComment(`It wasn${mark}t good`)).toEqual(scoreComment("It wasn't good"));
});

const IDIOMS: Readonly<Record<Sentiment, readonly string[]>> = {
  positive: [
    'Without a doubt an excellent idea',
    'No doubt the best bakery here',
    'Nothing but praise for the team',
    'Da kann man nicht meckern',
    'Rien à redire',
    'Es un lujo',
    'Damn, that’s good',
    'I’d kill for that recipe',
    'I hate how much I love this',
    'Bad news for my diet',
    'Da bleibt kein Wunsch offen',
    'Suchtgefahr!',
    'Je ne peux que recommander',
    'Está de muerte',
    'They don’t cut corners',
    'Not your average sandwich',
    'No puedo pedir más',
  ],
  negative: [
    'Used to love this place',
    'Great, another delay',
    'Lovely staff but the cake was dry',
    'It was better before',
    'The only good thing was the parking',
    'The promise was great, the product wasn’t',
    'Perfect example of how not to do it',
    'Freundlich geht anders',
    'War schon mal besser',
    'Aimable comme une porte de prison',
    'Muy bonito, otra subida de precios',
    'Früher wart ihr besser',
    'Wo ist die Qualität geblieben?',
    'Où est passée la qualité ?',
    'It promised much and delivered little',
  ],
  neutral: [
    'We used to live on that street',
    'Ni fu ni fa',
    'Weder gut noch schlecht',
    'Könnt ihr das besser erklären?',
    'Do you call that a rye or a wheat loaf?',
  ],
};

test('an idiom counts for what it means', () => {
  for (const sentiment of SENTIMENTS)
    for (const text of IDIOMS[sentiment])
      expect({ text, ...scoreComment(text) }).toMatchObject({ text, sentiment });
});

test('short comments are not read as English for a word that both languages have', () => {
  expect(scoreComment('Sin problemas')).toMatchObject({ sentiment: 'positive', negative_words: [] });
  expect(scoreComment('War nicht so toll').negative_words).toEqual(['nicht so toll']);
});

test.each([
  ['positive', 'Das Brot schmeckt mir'],
  ['positive', 'Die neue Karte gefällt uns'],
  ['positive', 'Ich mag euer Brot'],
  ['positive', 'Schmeckt nach mehr'],
  ['positive', 'Ça me plaît'],
  ['positive', 'Ce pain m’a beaucoup plu'],
  ['negative', 'Das Brot schmeckt nicht'],
  ['negative', 'Schmeckt furchtbar'],
  ['negative', 'Gefällt mir gar nicht'],
  ['negative', 'Ich mag das nicht'],
  ['negative', 'Ça ne me plaît pas'],
  ['neutral', 'Das mag sein'],
  ['neutral', 'Wie schmeckt das?'],
  ['neutral', 'Une baguette, s’il vous plaît'],
  ['neutral', 'Ouvrez le lundi s’il te plaît'],
] as const)('a verb of liking is %s in "%s"', (sentiment, text) => {
  expect(scoreComment(text)).toMatchObject({ sentiment });
});

test.each([
  'Love waiting on hold for an hour',
  'Loving the 2 hour wait',
  'Love when my order arrives cold',
  'Love being ignored by support',
  'Love paying twice',
])('love for what nobody loves is none: "%s"', (text) => {
  expect(scoreComment(text)).toMatchObject({ sentiment: 'negative' });
});

test.each(['I love waiting for your bread on Saturdays', 'Love it when you bake rye'])(
  'love for something else is love: "%s"',
  (text) => {
    expect(scoreComment(text)).toMatchObject({ sentiment: 'positive', negative_words: [] });
  },
);

test('an idiom is named as the reason', () => {
  expect(scoreComment('Nothing but praise for the team').positive_words).toEqual(['nothing but praise']);
  expect(scoreComment('Great, another delay')).toMatchObject({
    positive_words: [],
    negative_words: ['great, another delay'],
  });
});

test('gives the mark of irony as the reason, not the praise', () => {
  expect(scoreComment('Fantastic, what a great day /s')).toMatchObject({
    sentiment: 'negative',
    positive_words: [],
    negative_words: ['/s'],
  });
});

const RIGHT = 0.9;

test('nine of ten comments with idioms are judged as they are meant', () => {
  for (const half of ['building', 'measuring'] as const) {
    const sentences = readTable(half);
    const right = sentences.filter(({ meant, text }) => scoreComment(text).sentiment === meant);
    expect(right.length / sentences.length).toBeGreaterThanOrEqual(RIGHT);
  }
});

test('a verdict never contradicts the words that it is shown with', () => {
  const texts = [...readTable('building'), ...readTable('measuring')].map(({ text }: IdiomSentence) => text);
  const pairs = texts.flatMap((text, at) => [
    text,
    `${text}. ${texts[(at * 7) % texts.length]}`,
    `${text} but no`,
  ]);
  const political = [
    'How does everyone pay for my health care plan exactly? It is NOT medicaid',
    'Many people said the security forces stand behind them',
    'it is a tiny little friend all wrapped up, it made me scream',
  ];
  for (const text of [...pairs, ...political]) {
    const { score, sentiment, positive_words: positive, negative_words: negative } = scoreComment(text);
    const contradicts =
      (negative.length > 0 && positive.length === 0 && (sentiment === 'positive' || score > 0)) ||
      (positive.length > 0 && negative.length === 0 && (sentiment === 'negative' || score < 0));
    expect({ text, contradicts }).toEqual({ text, contradicts: false });
  }
});
