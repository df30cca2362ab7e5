import type { Token } from './reading/tokens.ts';

const TAGS = new Set(['sarcasm', 'sarcastic', 'irony', 'ironic', 'not']);
const FACES = new Set(['🙄', '🤡']);
const PHRASES = ['yeah right', 'thanks for nothing', 'just what we needed', 'just what the world needed'];

/** Whether it says so itself that it means the opposite: "/s", #sarcasm, rolling eyes, set phrases. */
export const isIronic = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const text = ` ${words.join(' ')} `;
  return (
    tokens.some(
      ({ kind, text }) => (kind === 'mark' && text === '/s') || (kind === 'emoji' && FACES.has(text)),
    ) ||
    tokens.some(({ inHashtag, text }) => inHashtag && TAGS.has(text)) ||
    PHRASES.some((phrase) => text.includes(` ${phrase} `))
  );
};
