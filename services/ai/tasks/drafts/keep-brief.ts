import { textLength } from '@carillon/contracts/domain/limits.ts';
import type { Reading } from '../../language/brief/reading.ts';
import { type BriefSentence, findLostSentences } from '../../language/facts/brief.ts';
import { findInventedFacts, normalized } from '../../language/facts/compare-facts.ts';
import { MAX_TEXT } from './most-text.ts';
import { contentOf, type Part } from './parts.ts';
import type { Details } from './schema.ts';

/** Holds drafts to their brief: each says all of it, and states no number, price, date or address that it doesn't have. */
export interface Keeper {
  /** The parts with lost facts restored and made-up ones removed. */
  mend(parts: readonly Part[]): readonly Part[];
  /** Whether a text states nothing that the user didn't say. */
  isTrue(text: string): boolean;
}

/** `wordings` say the news in other words, and `formal` says a sentence without contractions. */
export function createKeeper(
  { brief, links, sentences, newsAt }: Reading,
  details: Details,
  wordings: readonly string[],
  formal: (text: string) => string = (text) => text,
): Keeper {
  const source = [brief.text, ...Object.values(details)].join('\n');
  const news = sentences[newsAt]?.text;
  const others = (sentence: BriefSentence) => [
    formal(sentence.text),
    ...(sentence.text === news ? [...wordings, ...wordings.map(formal)] : []),
  ];
  const isTrue = (text: string): boolean =>
    text === '' || findInventedFacts(source, text, brief.language).length === 0;
  const carries = (text: string): boolean =>
    isTrue(text) && findLostSentences(brief, text, others).length === 0;
  const newsOf = (parts: readonly Part[]): string => contentOf(parts.filter(({ role }) => role === 'news'));
  const whole = brief.sentences.map(({ text }) => text).join(' ');

  const withNews = (parts: readonly Part[]): readonly Part[] => {
    if (carries(newsOf(parts))) return parts;
    const first = parts.findIndex(({ role }) => role === 'news');
    const rest = parts.filter(({ role }) => role !== 'news');
    const before = parts.slice(0, Math.max(0, first)).filter(({ role }) => role !== 'news').length;
    return [...rest.slice(0, before), { role: 'news', text: whole }, ...rest.slice(before)];
  };

  const withLinks = (parts: readonly Part[]): readonly Part[] => {
    const content = normalized(contentOf(parts));
    const missing = links.filter((link) => !content.includes(normalized(link)));
    return [...parts, ...missing.map((text) => ({ role: 'link' as const, text }))];
  };

  return {
    isTrue,
    mend(parts) {
      const untrue = new Set(parts.filter(({ role, text }) => role !== 'news' && !isTrue(text)));
      return inRoom(withLinks(withNews(parts.filter((part) => !untrue.has(part)))));
    },
  };
}

/** Without the asides, if the draft wouldn't fit every network otherwise. */
function inRoom(parts: readonly Part[]): readonly Part[] {
  const spare: readonly Part['role'][] = ['general', 'call', 'gap'];
  let keptParts = parts;
  for (const role of spare) {
    if (textLength(contentOf(keptParts)) <= MAX_TEXT) break;
    keptParts = keptParts.filter((part) => part.role !== role);
  }
  return keptParts;
}
