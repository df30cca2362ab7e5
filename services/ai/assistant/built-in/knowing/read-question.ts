import { readEnglishKind } from './english.ts';
import { readGermanKind } from './german.ts';
import type { Question, QuestionKind, QuestionLanguage } from './question.ts';
import { topicOf } from './topic-of.ts';

/** Longer than that, it is a text and no question. */
const LONGEST = 200;

/** Beginnings before a text to post or a post's topic. */
const GIVES =
  /^(?:please |bitte )?(?:post|publish|schedule|write|create|draft|generate|compose|poste|plane|veröffentliche|schreib|schreibe|erstelle|verfasse)\b|^(?:reply|answer|antwort)\s*:/;

/** A question about the workspace's own posts, figures, comments and drafts; null where it is none. */
export function readQuestion(plain: string): Question | null {
  if (plain.length > LONGEST || GIVES.test(plain)) return null;
  const german = readGermanKind(plain);
  if (german) return questionOf(german, 'de', plain);
  const english = readEnglishKind(plain);
  const question = english && questionOf(english, 'en', plain);
  // Without a topic, `../intents` knows which posts are meant.
  return question?.about === null && OF_TOPICS.includes(question.kind) ? null : question;
}

const OF_TOPICS: readonly QuestionKind[] = ['posts', 'comments'];

function questionOf(kind: QuestionKind, language: QuestionLanguage, plain: string): Question {
  const about = topicOf(plain, language);
  return {
    // "How did the post about stollen do?"
    kind: kind === 'report' && about !== null ? 'posts' : kind,
    plain,
    language,
    about,
    count: countIn(plain),
    order: WORST.test(plain) ? 'worst' : 'best',
    author: kind === 'answer_comments' ? authorIn(plain) : null,
  };
}

/** "The comment from Anna". */
const AUTHOR = /\bcomments? (?:from|by|of) (\p{L}{2,40})|\bkommentare? von (\p{L}{2,40})/u;

function authorIn(plain: string): string | null {
  const [, english, german] = AUTHOR.exec(plain) ?? [];
  const name = english ?? german ?? null;
  return name !== null && /^(?:the|my|our|last|this|today|yesterday|gestern|heute|der|letzter)$/.test(name)
    ? null
    : name;
}

const WORST =
  /\b(?:worst|least|poorest|flop(?:ped)?|schlecht(?:esten?)?|wenigsten?|am wenigsten|am schlechtesten)\b/;

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  zwei: 2,
  beiden: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
};
const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2}|${Object.keys(NUMBERS).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);
const ONE = /\b(?:last|latest|newest|recent|this|that) comment\b|\bkommentar(?![\p{L}])/u;

function countIn(plain: string): number | null {
  const [, countText = ''] = COUNT.exec(plain) ?? [];
  const count = NUMBERS[countText] ?? Number(countText);
  if (countText !== '' && count > 0) return count;
  return ONE.test(plain) ? 1 : null;
}
