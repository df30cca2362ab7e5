import { upperFirst } from './casing.ts';

const DOMAIN =
  '(?:[a-z0-9-]+\\.)+(?:com|org|net|io|app|co|de|fr|es|uk|eu|shop|info|example)\\b(?:/[^\\s,;)]*)?';
const LINK = new RegExp(
  `(?:https?://\\S+|www\\.\\S+|[\\w.+-]+@[\\w.-]+\\.\\w+|\\b${DOMAIN}|(?<=\\b(?:call|phone|ring|text|whatsapp|book on|reserve on|us on|us at|tel\\.?):? )\\+?\\d[\\d ()/-]{6,}\\d)`,
  'gi',
);
/** Words before an address that ask to follow it; with it they make a line of their own. */
const ASKS =
  /(?:^|[.!?,;:–—(]\s*|\s[-]\s+|\band )((?:please )?(?:book|register|sign up|order|read|see|more|details|tickets?|apply|shop|get|find|watch|download|visit|learn|info|buy|reserve|join|donate|rsvp|phone|ring|text|whatsapp|tel|send|write|e-?mail|mail|contact|call|look|follow|enrol|enroll|subscribe|menu|bewerb|mehr|infos?|anmeld|plus d|réserv|inscri|más|reserva|inscr)[^.!?;:]{0,60}?:?)\s*$/i;
const GLUE = /(?:[\s(,;:–—-]|\b(?:at|on|via|here|under|unter|auf|sur|en)\b)+$/i;

/** The text without its addresses, and each address as a line. */
export function withoutLinks(text: string): { text: string; links: string[] } {
  const links: string[] = [];
  let rest = text;
  for (const found of text.match(LINK) ?? []) {
    const link = found.replace(/[.,;:!?)]+$/, '');
    const at = rest.indexOf(link);
    const before = rest.slice(0, at);
    const after = rest.slice(at + link.length).replace(/^[)\s]*([.!?,;]?)/, '$1');
    const asking = ASKS.exec(before);
    const head = asking ? before.slice(0, asking.index + asking[0].indexOf(asking[1] ?? '')) : before;
    links.push(asking ? `${upperFirst(asking[1]?.trim() ?? '')} ${link}` : link);
    rest = joined(head.replace(/\band $/, '').replace(GLUE, ''), after);
  }
  return { text: rest.trim(), links };
}

function joined(before: string, after: string): string {
  const stop = /^[.!?,;]$/.test(after.charAt(0)) ? after.charAt(0) : '';
  const rest = after.slice(stop.length).trim();
  // What stood before was a whole sentence already.
  const end = stop && !/[.!?…]$/.test(before) && before !== '' ? (rest ? stop : '.') : '';
  return `${before}${end} ${rest}`;
}
