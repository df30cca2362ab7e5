import { upperFirst } from '../../../language/topic/casing.ts';

const GREETING =
  /^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening))\b[^,:.!?\n]{0,40}(?:[,:]|(?=\n))/i;
const SIGNATURE =
  /(?:^|[\n.!?])\s{0,4}(?:Best|All the best|Cheers|Thanks|Many thanks|Thank you|Sincerely|Yours|Regards|(?:Best|Kind|Warm|With best|With kind|With warm) (?:wishes|regards)|Yours (?:sincerely|truly)|Thanks again)[,.!]?(?:\s{1,4}\p{Lu}[\p{L}.'-]{0,30}){0,3}[.!]?$/u;
const SIGNATURE_LENGTH = 120;
const SENDS =
  /^(?:(?:please|kindly|can you|could you) )?(?:publish|post|share|send)(?: (?:this|it|that))?(?: out)?(?: (?:now|today|soon|asap|right away|immediately|straight away))?(?:,? please)?[.!?]?$/i;
const LETTER = /\b(?:e-?mail|mail|letter|memo)\b/i;

/**
 * Returns the message of a pasted letter: without its greeting, its signature and its requests to the recipient, since
 * they are not meant for readers of a post. Another text stays as it is.
 */
export function letterBody(text: string, head = ''): string {
  const whole = text.trim();
  const [greeting = ''] = GREETING.exec(whole) ?? [];
  const signature = signatureOf(whole);
  const isLetter = LETTER.test(head) || (greeting !== '' && (signature > 0 || atLineEnd(whole, greeting)));
  if (!isLetter) return whole;
  const body = whole.slice(greeting.length, signature > greeting.length ? signature : undefined);
  const bodyText = body.split('\n').map(withoutRequest).join('\n').trim();
  return bodyText === '' ? whole : upperFirst(bodyText);
}

const atLineEnd = (text: string, { length }: string): boolean => text.charAt(length) === '\n';

/** Where it begins; 0 where there is none. */
function signatureOf(text: string): number {
  const from = Math.max(0, text.length - SIGNATURE_LENGTH);
  const match = SIGNATURE.exec(text.slice(from));
  if (!match) return 0;
  // The sign before it ends the sentence that stands there.
  return from + match.index + (/^[.!?]/.test(match[0]) ? 1 : 0);
}

const withoutRequest = (line: string): string =>
  line
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !SENDS.test(sentence.trim()))
    .join(' ');
