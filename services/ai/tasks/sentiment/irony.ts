import type { Token } from './reading/tokens.ts';

const TAGS = new Set(['sarcasm', 'sarcastic', 'irony', 'ironic', 'not']);
const FACES = new Set(['🙄', '🤡']);

/** What says that a comment means the opposite: "/s", "sarcasm" of a hashtag, rolling eyes; null where nothing does. */
export const signOfIrony = (tokens: readonly Token[]): string | null =>
  tokens.find(
    ({ kind, text, inHashtag }) =>
      (kind === 'mark' && text === '/s') ||
      (kind === 'emoji' && FACES.has(text)) ||
      (inHashtag && TAGS.has(text)),
  )?.text ?? null;
