import { naming } from '../network-words.ts';

const REQUESTS: readonly RegExp[] = [
  naming(
    /^(?:please\s+)?(?:(?:can|could) you\s+)?(?:(?:write|create|make|draft|generate|prepare)\s+(?:me\s+|us\s+)?|(?:I|we) (?:want|need|would like)\s+)(?:an?\s+|some\s+)?(?:short\s+|funny\s+|friendly\s+)?(?:(?:social media|NETWORK)\s+)?(?:posts?|captions?|content|something)\s+(?:about|on|for|saying that|announcing|to announce|to promote)\s+/i,
  ),
  /^(?:social media\s+)?(?:posts?|captions?)\s+(?:about|on|for|announcing)\s+/i,
  /^(?:announce|tell (?:people|everyone|everybody)|let (?:people|everyone|everybody) know)\s+(?:that|about)\s+/i,
  /^(?:an )?invitation (?:to|for) /i,
  /^(?:announce|promote|advertise)\s+(?=(?:our|my|the|a|an)\s)/i,
];

/** One line without markup, without a request around it ("write a post about …"), lists of lines as lists. */
export function cleanInput(input: string): string {
  const line = linesJoined(withoutClosingTags(input).replace(/<\/?[a-z][^<>]*>/gi, ' '))
    .replace(/(^|[\s(])#(?=[\p{N}_]{0,40}\p{L})/gu, '$1')
    .replace(/'/g, '’')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/\.{3,}/g, '…')
    .replace(/\.{2}/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;!?])(?=\s|$)/g, '$1')
    .trim();
  return REQUESTS.reduce((text, request) => text.replace(request, ''), line);
}

const BULLET = /^\s*(?:[-*•–]|\d+[.)])\s+/;

/** Lines that begin with a bullet become a list after a colon; any other line is a sentence. */
function linesJoined(input: string): string {
  let joined = '';
  let listing = false;
  for (const line of input.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const item = BULLET.test(line);
    const text = line.replace(BULLET, '').trim();
    if (joined === '') joined = text;
    else if (item && listing) joined += `, ${text}`;
    else if (item) joined = `${joined.replace(/[.:;,]$/, '')}: ${text}`;
    else joined += /[.!?…:,]$/.test(joined) ? ` ${text}` : `. ${text}`;
    listing = item;
  }
  return joined;
}

/**
 * Removes the hashtags at the end of a line, which go below each draft. A hashtag that is a word of its sentence
 * stays.
 */
const withoutClosingTags = (input: string): string =>
  input
    .split('\n')
    .map((line) => {
      const words = line.trimEnd().split(/\s+/);
      let end = words.length;
      while (end > 0 && TAG.test(words[end - 1] ?? '')) end--;
      const row = words.length - end;
      const apart = end === 0 || row > 1 || STOPPED.test(words[end - 1] ?? '');
      return row > 0 && apart ? words.slice(0, end).join(' ') : line;
    })
    .join('\n');

const TAG = /^#(?=[\p{N}_]{0,40}\p{L})[\p{L}\p{N}_]+[.!]?$/u;
const STOPPED = /[.!?…:]$|\p{Extended_Pictographic}/u;
