import { readBrief } from '../facts/brief.ts';
import type { Language } from '../facts/fact.ts';
import { maskFacts } from '../facts/mask-facts.ts';
import { withoutEnding } from '../topic/sentences.ts';

/** Room for the first sentence and for all, so that a draft with its hashtags stays within every network's limit. */
const MAX_NEWS = 700;
const LIMIT = 1_500;

/** Picks as many sentences as fit: ones that ask, offer or state something go first; each stays in its place. */
export function withinRoom(sentences: readonly string[], language: Language): string[] {
  const [first = '', ...others] = sentences;
  const news = shortenTo(first, MAX_NEWS);
  const weights = readBrief('', language, ['', ...others])
    .sentences.slice(1)
    .map(({ role, facts }) => (role === 'detail' ? (facts.length > 0 ? 1 : 2) : 0));
  const keptIndexes = new Set<number>();
  let remaining = LIMIT - news.length;
  for (const weight of [0, 1, 2])
    for (const [at, one] of others.entries())
      if (weights[at] === weight && one.length + 1 <= remaining) {
        keptIndexes.add(at);
        remaining -= one.length + 1;
      }
  return [news, ...others.filter((_, at) => keptIndexes.has(at))];
}

function shortenTo(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const blank = maskFacts(text, 'other').lastIndexOf(' ', limit);
  return `${withoutEnding(text.slice(0, blank < 0 ? limit : blank))}…`;
}
