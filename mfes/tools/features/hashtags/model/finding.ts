import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';

/** A search for hashtags: around one topic, or those that fit a text. */
export type Finding = { readonly kind: 'search' | 'analyze'; readonly text: string };

/** Input with a space in it is a text, anything else a topic; null for no input. */
export function findingOf(input: string): Finding | null {
  const text = input.trim();
  if (/\s/.test(text)) return { kind: 'analyze', text };
  const topic = text.replace(/^#/, '');
  return topic === '' ? null : { kind: 'search', text: topic };
}

const POPULAR = 5;

export interface HashtagGroups {
  /** The words of the text itself, if nothing else is known about it. They may not be popular. */
  readonly own: readonly FoundHashtag[];
  /** The five with the highest counts. */
  readonly popular: readonly FoundHashtag[];
  readonly related: readonly FoundHashtag[];
}

/** Groups hashtags, all sorted by count; those whose count is unknown stay last, the most relevant first. */
export function groupsOf(hashtags: readonly FoundHashtag[], text: string): HashtagGroups {
  const sorted = hashtags.toSorted((a, b) => (b.count ?? -1) - (a.count ?? -1));
  const letters = lettersOf(text);
  const isOwn = hashtags.every(
    ({ hashtag, count }) => count === null && letters.includes(lettersOf(hashtag)),
  );
  return isOwn
    ? { own: sorted, popular: [], related: [] }
    : { own: [], popular: sorted.slice(0, POPULAR), related: sorted.slice(POPULAR) };
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
