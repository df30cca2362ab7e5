import { type Replacement, replaceText } from '../revising/replace.ts';
import { plainText, withoutEnd } from './plain-text.ts';
import { readPlatforms } from './platforms.ts';

/** Changes to the words of the current text that a message asks for. */
export interface EditRequests {
  readonly replace: Replacement | null;
  /** A fact that the text is to have. */
  readonly mention: string | null;
  /** A call to action. */
  readonly call: boolean;
  /** How many characters the text may have. */
  readonly most: number | null;
}

export const NO_EDITS: EditRequests = { replace: null, mention: null, call: false, most: null };

/** Requests are read only this far, in characters. */
const READ = 400;
const POLITE = [
  'please',
  'can you',
  'could you',
  'would you',
  'will you',
  'also',
  'and',
  'then',
  'now',
  'ok',
  'okay',
  'just',
  'i want you to',
  'i would like you to',
];
const SWAPS = ['replace', 'swap', 'exchange', 'change', 'correct'];
/** Replacements that need their words in the text. Otherwise the assistant says that they are missing. */
const SURE_SWAPS = ['replace', 'swap', 'exchange'];
const BETWEEN = [' to ', ' with ', ' for ', ' by ', ' into '];
const SAYS = ['say', 'write', 'use', 'put'];
const QUOTATION = /["“][^"“”]{1,300}["”]/g;
const CALL = /\b(?:call[- ]to[- ]action|cta)\b/;
const NO_CALL = /\b(?:no|without|remove|drop|delete) (?:the |a |any )?(?:call[- ]to[- ]action|cta)\b/;
const LIMIT =
  /\b(?:under|below|within|max(?:imum)?(?: of)?|at most|up to|no more than|less than|fewer than|(?:down )?to|in) (\d{2,4}) (?:characters|chars|letters|signs)\b/;

export function readEdits(raw: string, texts: readonly string[]): EditRequests {
  if (texts.length === 0) return NO_EDITS;
  const message = withoutEnd(raw.slice(0, READ).split(/\s+/).join(' ').trim(), '.!? ');
  const plain = plainText(message);
  const replace = replacementIn(message, texts);
  const call = CALL.test(plain) && !NO_CALL.test(plain);
  return {
    replace,
    call,
    mention: replace || call ? null : mentionIn(message),
    most: Number(LIMIT.exec(plain)?.[1] ?? 0) || null,
  };
}

/** Without quotes the words must be there to be meant: "change it to Friday" is a time. */
function replacementIn(message: string, texts: readonly string[]): Replacement | null {
  const [from, to, ...others] = message.match(QUOTATION) ?? [];
  const { verb, rest } = command(message, [...SWAPS, ...SAYS, 'turn', 'make']);
  if (verb === '') return null;
  if (from && to && others.length === 0 && !SAYS.includes(verb))
    return { from: unquoted(from), to: unquoted(to) };
  if (SAYS.includes(verb)) {
    const [editText, of] = splitAtAny(rest, [' instead of ']);
    return of ? fits(unquoted(of), unquoted(editText), false, texts) : null;
  }
  if (!SWAPS.includes(verb)) return null;
  const [old, fresh] = splitAtAny(rest.replace(/^the (?:words?|phrase) /i, ''), BETWEEN);
  return fresh ? fits(unquoted(old), unquoted(fresh), SURE_SWAPS.includes(verb), texts) : null;
}

/** The message's verb, of those, and what follows it; what is only polite before it is passed over. */
function command(message: string, verbs: readonly string[]): { verb: string; rest: string } {
  let rest = message;
  for (;;) {
    const small = rest.toLowerCase();
    const polite = POLITE.find((word) => small.startsWith(`${word} `) || small.startsWith(`${word}, `));
    if (!polite) break;
    rest = rest.slice(polite.length).replace(/^,? /, '');
  }
  const verb = verbs.find((word) => rest.toLowerCase().startsWith(`${word} `)) ?? '';
  return { verb, rest: verb ? rest.slice(verb.length + 1).trim() : '' };
}

/** Splits at the first of these words. */
function splitAtAny(text: string, between: readonly string[]): [string, string] {
  const small = text.toLowerCase();
  const [first] = between
    .map((word) => ({ word, at: small.indexOf(word) }))
    .filter(({ at }) => at > 0)
    .sort((one, other) => one.at - other.at);
  return first
    ? [text.slice(0, first.at).trim(), text.slice(first.at + first.word.length).trim()]
    : [text, ''];
}

function fits(from: string, to: string, sure: boolean, texts: readonly string[]): Replacement | null {
  const replacement = { from, to };
  if (texts.some((text) => replaceText(text, replacement) !== null)) return replacement;
  const elsewhere = PARTS.test(from) || readPlatforms(plainText(from)) !== null;
  return sure && !elsewhere ? replacement : null;
}

const PARTS = /^(?:it|this|that|them|the (?:text|post|draft|time|date|day|network|platform|caption))$/i;

const unquoted = (text: string): string =>
  /^["“'‘]/.test(text) && /["”'’]$/.test(text) ? text.slice(1, -1).trim() : text.trim();

const NAMING = ['mention', 'note', 'tell them', 'tell people', 'tell readers', 'tell everyone'];
const ADDING = ['add', 'include'];
const STATING = ['say', 'state', 'write'];

function mentionIn(message: string): string | null {
  const { verb, rest } = command(message, [...NAMING, ...ADDING, ...STATING]);
  const fact = withoutStart(rest, ['also ', 'too ']);
  const whole = withoutStart(fact, ['that ', 'the fact that ']);
  if (verb === '' || whole.length < 2) return null;
  const isClause = whole !== fact;
  if (!isClause && STATING.includes(verb)) return null;
  if (!isClause && (OTHER.test(whole) || isPlace(whole))) return null;
  return unquoted(whole.replace(/ (?:as well|too)$/i, ''));
}

const withoutStart = (text: string, starts: readonly string[]): string =>
  text.slice(starts.find((start) => text.toLowerCase().startsWith(start))?.length ?? 0);

/** Additions of another kind, or not of text. */
const OTHER =
  /^(?:(?:an?|one|some|more|a few|any|the|our|my|two|another|extra|this|your)\s)?(?:\w+\s){0,2}?(?:emojis?|smileys?|hashtags?|tags?|links?|urls?|addresse?s?|website|pictures?|photos?|images?|videos?|media|details?|words?|text|pages?|accounts?|networks?|platforms?|drafts?|posts?|time|date|humou?r|warmth|lines?|sentences?|paragraphs?)\b|^(?:it|this|that|them|me|us|to|on|for|at|#|https?:)/i;

const isPlace = (fact: string): boolean =>
  fact.split(' ').length <= 4 && readPlatforms(plainText(fact)) !== null;

export const saysEdit = ({ replace, mention, call, most }: EditRequests): boolean =>
  replace !== null || mention !== null || call || most !== null;
