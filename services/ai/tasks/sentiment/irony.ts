import type { Token } from './reading/tokens.ts';

const TAGS = new Set(['sarcasm', 'sarcastic', 'irony', 'ironic', 'not']);
const FACES = new Set(['🙄', '🤡']);

/** Returns the sign that a comment means the opposite: "/s", "sarcasm" of a hashtag, rolling eyes; null for none. */
export const signOfIrony = (tokens: readonly Token[]): string | null =>
  tokens.find(
    ({ kind, text, inHashtag }) =>
      (kind === 'mark' && text === '/s') ||
      (kind === 'emoji' && FACES.has(text)) ||
      (inHashtag && TAGS.has(text)),
  )?.text ?? null;
