import { openGaps } from '@carillon/contracts/domain/open-gaps.ts';
import type { Memory } from '../../memory.ts';
import type { Slots } from '../read-message.ts';
import { beginsAnew, readChange } from './change-verb.ts';
import { hasNoWordsYet } from './no-words-yet.ts';
import { wordsOf } from './plain-text.ts';
import { isTimeText } from './time/read-time.ts';

/** A wish of its own, rather than words for the text. */
const WISHES =
  /^(?:(?:please|bitte|no|ok|okay|(?:can|could) (?:we|you|i))[,.]? )?(?:make|keep|add|remove|drop|without|no|shorter|longer|change|replace|use|take|other|another|more|less|start|begin|(?:go )?back|view|post|schedule|publish|forget|put|also|only)\b/;
const FEW = 3;

/** Whether a message gives the words that the post in hand still misses, whatever they say. */
export function givesWords(plain: string, { choice, platforms, when }: Slots, memory: Memory): boolean {
  if (!asksForWords(memory) || plain === '' || hasNoWordsYet(plain)) return false;
  if (plain.endsWith('?')) return asksForQuestion(memory);
  if (beginsAnew(plain) || readChange(plain) !== null || WISHES.test(plain)) return false;
  const isShort = wordsOf(plain).length <= FEW;
  if (isShort && memory.asked === 'draft') return false;
  if (isShort && (choice !== null || platforms !== null)) return false;
  return when === null || !isTimeText(plain) || asksForTime(memory);
}

/** The words are asked for, or every draft that is offered has brackets, so that none can be taken as it is. */
export const asksForWords = ({ asked, post }: Memory): boolean =>
  asked === 'gaps' ||
  (asked === 'draft' &&
    post?.text === null &&
    post.drafts.length > 0 &&
    post.drafts.every(({ content }) => openGaps(content).length > 0));

/** The text misses a question, such as one that customers ask. */
export const asksForQuestion = ({ asked, post }: Memory): boolean =>
  asked === 'gaps' && /\b(?:question|frage|pregunta)\b/i.test(openGaps(post?.text ?? '')[0] ?? '');

const asksForTime = ({ post }: Memory): boolean =>
  /\b(?:time|when|date|day|hours?|uhrzeit|wann|datum|heure|quand|hora|cuándo|fecha)\b/i.test(
    openGaps(post?.text ?? '')[0] ?? '',
  );

/** The text with its first gap filled, or each of several with its own line. */
export function fillGap(text: string, value: string): string {
  const gaps = openGaps(text);
  const parts = value
    .split(/[\n;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (gaps.length > 1 && parts.length === gaps.length)
    return gaps.reduce((whole, gap, at) => inGap(whole, gap, parts[at] ?? ''), text);
  return gaps[0] === undefined ? text : inGap(text, gaps[0], value.split(/\s+/).join(' ').trim());
}

/** As a sentence where the gap is one, else as part of the sentence around it. */
function inGap(text: string, gap: string, value: string): string {
  const [before = '', ...behind] = text.split(`[${gap}]`);
  return behind.reduce((whole, after) => {
    const isSentence =
      /(?:^|[.!?:\n])\s?$/.test(whole.slice(-2)) && /^(?:[.!?]?\s*$|[.!?]?\s?\n)/.test(after.slice(0, 3));
    const bare = value.replace(/[.!]$/, '');
    if (!isSentence) return `${whole}${bare}${after}`;
    const sentence = bare.charAt(0).toUpperCase() + bare.slice(1);
    const end = bare.endsWith('?') || /^[.!?]/.test(after) ? '' : '.';
    return `${whole}${sentence}${end}${after}`;
  }, before);
}
