import { headEnd, unquoted } from '../../slots/own-text.ts';

const CHANGES = /\b(?:change|replace|set|use|take|make)\b/i;
const THE_TEXT = /\b(?:text|caption|wording|post|it)(?: to| to say| with|$)/i;

/** The text that the user wants instead, where they give it themselves. */
export function newText(query: string): string | null {
  const colon = headEnd(query);
  const head = query.slice(0, colon);
  return CHANGES.test(head) && THE_TEXT.test(head) ? unquoted(query.slice(colon + 1)) : null;
}
