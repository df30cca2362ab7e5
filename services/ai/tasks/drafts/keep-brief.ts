import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { type BriefSentence, findLostSentences } from '../../language/facts/brief.ts';
import { findInventedFacts, normalized } from '../../language/facts/compare-facts.ts';
import { paraphrasesOf } from '../../language/topic/paraphrases/paraphrase.ts';
import { unfinished } from '../../language/topic/sentences.ts';
import type { Topic } from '../../language/topic/topic.ts';
import { contentOf, type Part } from './angles/angle.ts';
import type { Details } from './desk/desk.ts';

/** Room for the hashtags below the text, within the tightest network's limit. */
const MOST_TEXT = LIMITS.instagram.text - 300;

/** Holds drafts to their brief: each says all of it, and states no number, price, date or address that it doesn't have. */
export interface Keeper {
  /** The parts with what they lost put back and what they made up taken out. */
  mend(parts: readonly Part[]): readonly Part[];
  /** Whether a text states nothing that the user didn't say. */
  isTrue(text: string): boolean;
}

export function createKeeper(topic: Topic, details: Details): Keeper {
  const { brief, links } = topic;
  const source = [brief.text, ...Object.values(details)].join('\n');
  const wordings = wordingsOf(topic);
  const others = (sentence: BriefSentence) => (sentence.role === 'news' ? wordings : []);
  const isTrue = (text: string): boolean =>
    text === '' || findInventedFacts(source, text, brief.language).length === 0;
  const carries = (text: string): boolean =>
    isTrue(text) && findLostSentences(brief, text, others).length === 0;
  const newsOf = (parts: readonly Part[]): string => contentOf(parts.filter(({ role }) => role === 'news'));
  const told = [topic.ours ?? topic.statement, ...topic.more].join(' ');
  const given = brief.sentences.map(({ text }) => text).join(' ');
  const whole = carries(told) ? told : given;

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
      const beside = parts.filter(({ role }) => role === 'general' || role === 'call');
      const untrue = new Set(beside.filter(({ text }) => !isTrue(text)).map(({ role }) => role));
      const kept = parts.filter(({ role }) => !untrue.has(role));
      return inRoom(withLinks(withNews(kept)));
    },
  };
}

/** Other wordings of the news that keep what it says, though not each word of it. */
function wordingsOf({ statement, ours, lead, language, greeting, more }: Topic): string[] {
  const said = [ours, statement].filter((text) => text !== null);
  const rest = more.join(' ');
  const bare = said.map((text) =>
    unfinished(text.slice(text.startsWith(greeting) ? greeting.length : 0).trim()),
  );
  return [...said, ...[...bare, lead].flatMap((text) => paraphrasesOf(text, language))].map(
    (text) => `${greeting} ${text} ${rest}`,
  );
}

/** Without what is said beside the news, where it would not fit every network otherwise. */
function inRoom(parts: readonly Part[]): readonly Part[] {
  const spare: readonly Part['role'][] = ['general', 'call'];
  let kept = parts;
  for (const role of spare) {
    if (textLength(contentOf(kept)) <= MOST_TEXT) break;
    kept = kept.filter((part) => part.role !== role);
  }
  return kept;
}
