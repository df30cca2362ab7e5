import { CALLED, DOMAIN, MAIL, URL_ADDRESS } from '../facts/address-patterns.ts';
import { upperFirst } from './casing.ts';
import { withoutEnd } from './text-end.ts';

const LINK = new RegExp(`${URL_ADDRESS}|${MAIL}|${DOMAIN}|${CALLED}`, 'giu');

/** Words before an address that ask readers to follow it; together they form a separate line. */
const ASK =
  /(?:^|[.!?,;:–—(] ?| - |\band )((?:please )?(?:book|register|sign up|order|read|see|more|details|tickets?|apply|shop|get|find|watch|download|visit|learn|info|buy|reserve|join|donate|rsvp|phone|ring|text|whatsapp|tel|send|write|e-?mail|mail|contact|call|look|follow|enrol|enroll|subscribe|menu|bewerb|mehr|infos?|anmeld|plus d|réserv|inscri|más|reserva|inscr).*)/i;
/** "Buchung: " */
const LABEL = /(?:^|[.!?;] )((?:\p{L}{2,20} ){0,2}\p{L}{2,20}: ?)$/u;
/** How long such words may be. */
const LONGEST_ASK = 80;
const GLUE = new Set(['at', 'on', 'via', 'here', 'under', 'unter', 'auf', 'sur', 'en']);
const GLUE_SIGN = /[\s(,;:–—-]/;

/** Behind an address that ends its sentence: nothing, a stop, an emoji or a sentence that begins. */
const SENTENCE_END = /^[)\s]*(?:$|[.!?…;](?:\s|$)|[^\p{L}\p{N}\s.,;:!?()–—&+-]|(?<=\s)\p{Lu})/u;

/** Without the address, "online oder Tel. 0431 12345" and "here or call 0113 4960" would end in the middle, and so would "Schreiben Sie an". */
const BOUND =
  /(?:^|[^\p{L}])(?:an|a|à|(?:t[eé]l|telefon|téléphone|teléfono|tfno|tlf|mobil)\.?|(?:or|oder|ou|o|u)(?: \p{L}{1,12}\.?){0,3}) $/iu;
const LONGEST_BOUND = 60;

/**
 * The text without the addresses that end its sentences, and each of these as a line. An address with more of its
 * sentence behind it stays where it is: "Book at https://… by Sunday".
 */
export function withoutLinks(text: string): { text: string; links: string[] } {
  const links: string[] = [];
  let rest = text;
  let from = 0;
  for (const foundLink of text.match(LINK) ?? []) {
    const link = withoutEnd(foundLink, /[.,;:!?)]/);
    const at = rest.indexOf(link, from);
    const before = rest.slice(0, at);
    const behind = rest.slice(at + link.length);
    if (!SENTENCE_END.test(behind) || BOUND.test(before.slice(-LONGEST_BOUND))) {
      from = at + link.length;
      continue;
    }
    const after = behind.replace(/^[)\s]*([.!?,;]?)/, '$1');
    const asking = askBefore(before);
    if (
      asking === '' &&
      (JOINED.test(separateLinks(before)) || (isReached(link) && /[\p{L},]\s*$/u.test(before)))
    ) {
      from = at + link.length;
      continue;
    }
    links.push(asking ? `${upperFirst(asking.trim())} ${link}` : link);
    const head = before.slice(0, before.length - asking.length);
    const keptText = separateLinks(head.replace(/\band $/, ''));
    rest = joinTexts(keptText, after);
    from = keptText.length;
  }
  return { text: rest.trim(), links };
}

/** "At the town hall and at www.x.example" */
const JOINED = /(?<!\p{L})(?:and|or|und|oder|sowie|et|ou|y|o)$/iu;
/** A mailbox or a number says nothing without its sentence: "register with Tom, 07700 900123". */
const isReached = (link: string): boolean => /@|^[+(\d]/u.test(link);

/** The words right before an address that ask to follow it, in the same sentence: "Book at ". */
function askBefore(before: string): string {
  const end = withoutEnd(before, /\s/).replace(/:$/, '').length;
  const from = Math.max(0, end - LONGEST_ASK);
  const near = before.slice(from, end);
  const stop = Math.max(...['.', '!', '?', ';', ':'].map((sign) => near.lastIndexOf(sign)));
  const clause = near.slice(Math.max(0, stop));
  const label = LABEL.exec(before.slice(from))?.[1];
  if (label) return label;
  const match = ASK.exec(clause);
  // Nothing begins at the start of the window.
  if (!match?.[1] || (match.index === 0 && match[0] === match[1] && from > 0)) return '';
  return before.slice(end - match[1].length);
}

/** Without the small words and signs that led to an address. */
function separateLinks(text: string): string {
  const rest = withoutEnd(text, GLUE_SIGN);
  const word = /(?:^|[^\p{L}\p{N}_])(\p{L}{2,5})$/u.exec(rest.slice(-7))?.[1] ?? '';
  return GLUE.has(word.toLowerCase()) ? separateLinks(rest.slice(0, -word.length)) : rest;
}

function joinTexts(before: string, after: string): string {
  const stop = /^[.!?,;]$/.test(after.charAt(0)) ? after.charAt(0) : '';
  const rest = after.slice(stop.length).trim();
  // The text before was already a whole sentence.
  const end = stop && !/[.!?…]$/.test(before) && before !== '' ? (rest ? stop : '.') : '';
  return `${before}${end} ${rest}`;
}
