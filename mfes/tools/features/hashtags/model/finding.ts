import { type FoundHashtag, HASHTAG_COUNTS } from '@carillon/contracts/http/ai/found-hashtag.ts';

/** What is asked for: hashtags around one topic, or those that fit a text. */
export type Finding = { readonly kind: 'search' | 'analyze'; readonly text: string };

/** Input with a space in it is a text, anything else a topic; null for no input. */
export function findingOf(input: string): Finding | null {
  const text = input.trim();
  if (/\s/.test(text)) return { kind: 'analyze', text };
  const topic = text.replace(/^#/, '');
  return topic === '' ? null : { kind: 'search', text: topic };
}

const POPULAR = 5;

/** The five most relevant and the rest, each by count: own posts, then other units, which can't be compared; unknown ones last. */
export const groupsOf = (found: readonly FoundHashtag[]) => ({
  popular: byCount(found.slice(0, POPULAR)),
  related: byCount(found.slice(POPULAR)),
});

const byCount = (found: readonly FoundHashtag[]): FoundHashtag[] =>
  found.toSorted((a, b) => unitOf(a) - unitOf(b) || (b.count ?? -1) - (a.count ?? -1));

const unitOf = ({ counted }: FoundHashtag): number =>
  counted === null ? HASHTAG_COUNTS.length : HASHTAG_COUNTS.indexOf(counted);
