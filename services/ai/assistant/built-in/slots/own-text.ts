import { partSendingEnd } from './sending-end.ts';

/** A text that the user gives as it is to be posted, and the words around it. */
export interface OwnText {
  readonly text: string;
  readonly rest: string;
}

const SAYS = /\b(?:post|publish|share|schedule|text|say|saying)\b/i;
/** These lead to a topic instead. */
const MADE_OF = /\b(?:about|into|new|idea|ideas|draft|caption|write|create|generate|compose|make)\b/i;
/** A post that is there, told by its words. */
const NAMES = /\b(?:my|the|our|that) (?:\w+ ){0,3}posts?\b/i;
const LONGEST_HEAD = 80;
const SHORTEST_QUOTE = 12;
const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
];

/** In quotes, or after "Post this:". */
export function readOwnText(message: string): OwnText | null {
  const colon = headEnd(message);
  const head = message.slice(0, colon);
  if (colon > 0 && SAYS.test(head) && !MADE_OF.test(head)) {
    const [text, sending] = partSendingEnd(message.slice(colon + 1));
    return { text: unquoted(text), rest: `${head} ${sending}` };
  }
  return inQuotes(message);
}

/** Where the words before a colon end; 0 where there are none. A clock's colon is none. */
export function headEnd(message: string): number {
  const colon = message.slice(0, LONGEST_HEAD).search(/:(?!\d|\/\/)/);
  return colon > 0 && message.slice(colon + 1).trim() !== '' && !message.slice(0, colon).includes('\n')
    ? colon
    : 0;
}

const leadsElsewhere = (before: string): boolean => MADE_OF.test(before) || NAMES.test(before);

function inQuotes(message: string): OwnText | null {
  for (const [open, close] of QUOTES) {
    const from = message.indexOf(open);
    const to = message.lastIndexOf(close);
    if (from < 0 || to - from <= SHORTEST_QUOTE || leadsElsewhere(message.slice(0, from))) continue;
    return {
      text: message.slice(from + 1, to).trim(),
      rest: `${message.slice(0, from)} ${message.slice(to + 1)}`,
    };
  }
  return null;
}

/** Without the quotes around the whole. */
export function unquoted(text: string): string {
  const trimmed = text.trim();
  const around = QUOTES.some(
    ([open, close]) => trimmed.length > 1 && trimmed.startsWith(open) && trimmed.endsWith(close),
  );
  return around ? trimmed.slice(1, -1).trim() : trimmed;
}
