import { describe, expect, test } from '@jest/globals';
import { plainText } from '../slots/plain-text.ts';
import { readQuestion } from './read-question.ts';
import { draftReply } from './replies/draft-reply.ts';

const comment = { id: 'c1', author: 'Anna Berg', mood: 'positive' } as const;

describe('readQuestion', () => {
  test.each([
    [
      'Which post about stollen did best?',
      { kind: 'posts', language: 'en', about: 'stollen', order: 'best' },
    ],
    ['What is our worst post about rye bread?', { kind: 'posts', about: 'rye bread', order: 'worst' }],
    ['Welcher Post zum Thema Brot kam am besten an?', { kind: 'posts', language: 'de', about: 'brot' }],
    ['What do people say about the new menu?', { kind: 'comments', about: 'new menu' }],
    ['Reply to the last 2 comments', { kind: 'answer_comments', count: 2 }],
    ['Can you answer the newest comment?', { kind: 'answer_comments', count: 1 }],
    ['Beantworte die letzten drei Kommentare', { kind: 'answer_comments', language: 'de', count: 3 }],
    ['Show my drafts about summer', { kind: 'drafts', about: 'summer' }],
    ['How many drafts do I have?', { kind: 'drafts' }],
    ['How many followers did we lose last month?', { kind: 'followers', language: 'en' }],
    ['Was steht nächste Woche an?', { kind: 'planned', language: 'de' }],
  ])('reads “%s”', (message, expected) => {
    expect(readQuestion(plainText(message))).toMatchObject(expected);
  });

  test.each([
    'Write a post about our drafts',
    'Post this: What do people say about our stollen?',
    'How do I reply to comments?',
    'Tell our followers about the new opening hours',
    'Make another draft',
    'show me other drafts',
    'Move the post about stollen to Friday',
    'Best time to post about bread?',
    'Schreib einen Beitrag über Stollen',
    'What do people say about my last post?',
    'thank you',
  ])('leaves “%s” to the other dialogues', (message) => {
    expect(readQuestion(plainText(message))).toBeNull();
  });
});

describe('draftReply', () => {
  test('thanks in the language of the comment, by the first name', () => {
    expect(draftReply({ ...comment, text: 'I love this bread' })).toContain('Anna');
    expect(draftReply({ ...comment, text: 'Das ist so ein tolles Brot' })).toMatch(/Dank/);
  });

  test('says sorry for what is wrong, and promises nothing', () => {
    const text = draftReply({ ...comment, mood: 'negative', text: 'My bread was burnt' });
    expect(text).toMatch(/sorry/);
    expect(text).not.toMatch(/refund|free|discount/);
  });

  test('leaves a question to the user', () => {
    expect(draftReply({ ...comment, text: 'Are you open on Sunday?' })).toBeNull();
  });

  test('addresses nobody by the name of an account', () => {
    expect(draftReply({ ...comment, author: 'bread_fan', text: 'I love it' })).not.toContain('bread_fan');
  });
});
