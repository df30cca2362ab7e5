import { readReading } from '../language/brief/read-brief.ts';
import { normalized } from '../language/facts/compare-facts.ts';
import { withoutEmoji } from '../language/topic/emoji.ts';
import type { Brief } from './briefs/read-briefs.ts';

/** Facts of the brief that a draft doesn't state as they are. */
export const lostFacts = ({ facts }: Brief, draft: string): string[] =>
  facts.filter((fact) => !normalized(draft).includes(normalized(fact)));

/** Requests of the brief that no sentence of a draft makes. */
export const lostAsks = ({ asks }: Brief, draft: string): string[] =>
  asks
    .filter((words) => !sentencesIn(draft).some((one) => words.every((word) => hasWord(one, word))))
    .map((words) => words.join(' '));

/** Lists words out of place in a draft of bad news that are not in the brief: signs, calls and cheer. */
export function cheerIn({ text }: Brief, draft: string): string[] {
  const added = (sign: string) => count(draft, sign) > 0 && count(text, sign) === 0;
  const words = [...draft.matchAll(CHEER)].map(([word]) => word);
  return [
    ...['!', '?'].filter(added),
    ...(withoutEmoji(draft) !== draft && withoutEmoji(text) === text ? ['emoji'] : []),
    ...words.filter((word) => !normalized(text).includes(normalized(word))),
  ];
}

/** Why an ordinary brief is written as bad news. Empty if it isn't. */
export function gloomIn({ text }: Brief, drafts: readonly string[]): string[] {
  const words = drafts.flatMap((draft) => [...draft.matchAll(GLOOM)].map(([word]) => word));
  const added = words.filter((word) => !normalized(text).includes(normalized(word)));
  return [...(readReading(text).act.sober ? ['read as bad news'] : []), ...new Set(added)];
}

export const gapsIn = (draft: string): string[] => draft.match(/\[[^\]]{3,200}\]/g) ?? [];

export const sentencesIn = (draft: string): string[] =>
  draft
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean);

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const hasWord = (sentence: string, start: string): boolean =>
  (normalized(sentence).match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => word.startsWith(normalized(start)));

const anyOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

const CHEER = anyOf(
  [
    'join us|come along|come and|see you|don’t miss|can’t wait|tell a friend|tag|share this|save the date|who’s in',
    'happy|excited|thrilled|proud|delighted|great news|good news|hurray|fun',
    'seid dabei|kommt|komm vorbei|nicht verpassen|sagt es weiter|wir freuen uns|freude|super|endlich|jetzt',
    'venez|rejoignez|ne manquez pas|ravis|heureux|bonne nouvelle|à bientôt|profitez',
    'ven|venid|no te pierdas|te esperamos|os esperamos|felices|buena noticia|aprovecha',
  ].join('|'),
);

const GLOOM = anyOf(
  'sorry|sadly|unfortunately|regret|apologi[sz]e|leider|bedauern|malheureusement|désolés?|regrettons|lamentamos|lamentablemente|por desgracia',
);
