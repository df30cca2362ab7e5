import { type Replacement, replaced } from '../revising/replace.ts';
import { plainText, withoutEnd } from './plain-text.ts';
import { readPlatforms } from './platforms.ts';

/** What a message wants changed in the words of the text in hand. */
export interface EditsSaid {
  readonly replace: Replacement | null;
  /** A fact that the text is to have. */
  readonly mention: string | null;
  /** A call to action. */
  readonly call: boolean;
  /** How many characters the text may have. */
  readonly most: number | null;
}

export const NO_EDITS: EditsSaid = { replace: null, mention: null, call: false, most: null };

/** What is asked for stands within so many characters. */
const READ = 400;
const POLITE =
  '^(?:(?:please|can you|could you|would you|will you|also|and|then|now|ok|okay|just|i want you to|i would like you to)[, ]+)*';
const QUOTED = /["“]([^"“”]{1,160})["”](?: +\w+){0,2} +(?:to|with|for|by|into) +["“]([^"“”]{1,300})["”]/;
const SWAPS = new RegExp(
  `${POLITE}(replace|swap|change|correct|exchange) (?:the (?:word|words|phrase) )?(.{1,120}?) (?:to|with|for|by|into) (.{1,200})$`,
  'i',
);
const INSTEAD = new RegExp(`${POLITE}(?:say|write|use|put) (.{1,120}?) instead of (.{1,120})$`, 'i');
const MENTION = new RegExp(
  `${POLITE}(?:mention|add|include|note|say|state|write|tell (?:them|people|readers|everyone))(?: also| too)?( that| the fact that)? (.{2,300})$`,
  'i',
);
const CALL = /\b(?:call[- ]to[- ]action|cta)\b/;
const NO_CALL = /\b(?:no|without|remove|drop|delete) (?:the |a |any )?(?:call[- ]to[- ]action|cta)\b/;
const MOST =
  /\b(?:under|below|within|max(?:imum)?(?: of)?|at most|up to|no more than|less than|fewer than|(?:down )?to|in) (\d{2,4}) (?:characters|chars|letters|signs)\b/;

export function readEdits(raw: string, texts: readonly string[]): EditsSaid {
  if (texts.length === 0) return NO_EDITS;
  const message = withoutEnd(raw.slice(0, READ).split(/\s+/).join(' ').trim(), '.!? ');
  const plain = plainText(message);
  const replace = replacementIn(message, texts);
  const call = CALL.test(plain) && !NO_CALL.test(plain);
  return {
    replace,
    call,
    mention: replace || call ? null : mentionIn(message),
    most: Number(MOST.exec(plain)?.[1] ?? 0) || null,
  };
}

/** Without quotes the words must be there to be meant: "change it to Friday" is a time. */
function replacementIn(message: string, texts: readonly string[]): Replacement | null {
  const [, quotedFrom, quotedTo] = QUOTED.exec(message) ?? [];
  if (quotedFrom && quotedTo && /\b(?:replace|swap|change|correct|exchange|turn|make)\b/i.test(message))
    return { from: quotedFrom, to: quotedTo };
  const [, verb = '', from = '', to = ''] = SWAPS.exec(message) ?? [];
  if (from) return fits(unquoted(from), unquoted(to), /^(?:replace|swap|exchange)$/i.test(verb), texts);
  const [, instead = '', of = ''] = INSTEAD.exec(message) ?? [];
  return instead ? fits(unquoted(of), unquoted(instead), false, texts) : null;
}

function fits(from: string, to: string, sure: boolean, texts: readonly string[]): Replacement | null {
  const given = { from, to };
  if (texts.some((text) => replaced(text, given) !== null)) return given;
  const elsewhere = PARTS.test(from) || readPlatforms(plainText(from)) !== null;
  return sure && !elsewhere ? given : null;
}

const PARTS = /^(?:it|this|that|them|the (?:text|post|draft|time|date|day|network|platform|caption))$/i;

const unquoted = (text: string): string => text.replace(/^["“'‘](.+)["”'’]$/, '$1').trim();

function mentionIn(message: string): string | null {
  const [, that, fact = ''] = MENTION.exec(message) ?? [];
  if (!fact || /^say$|^write$|^state$/.test(fact)) return null;
  const sure = that !== undefined || new RegExp(`${POLITE}(?:mention|note|tell) `, 'i').test(message);
  if (!sure && !new RegExp(`${POLITE}(?:add|include) `, 'i').test(message)) return null;
  if (!that && (OTHER.test(fact) || isPlace(fact))) return null;
  return unquoted(fact.replace(/^(?:also |too )/i, '')).replace(/ (?:as well|too)$/i, '');
}

/** What is added in another way, or is no part of a text. */
const OTHER =
  /^(?:(?:an?|one|some|more|a few|any|the|our|my|two|another|extra|this|your)\s)?(?:\w+\s){0,2}?(?:emojis?|smileys?|hashtags?|tags?|links?|urls?|addresse?s?|website|pictures?|photos?|images?|videos?|media|details?|words?|text|pages?|accounts?|networks?|platforms?|drafts?|posts?|time|date|humou?r|warmth|lines?|sentences?|paragraphs?)\b|^(?:it|this|that|them|me|us|to|on|for|at|#|https?:)/i;

const isPlace = (fact: string): boolean =>
  fact.split(' ').length <= 4 && readPlatforms(plainText(fact)) !== null;

export const saysEdit = ({ replace, mention, call, most }: EditsSaid): boolean =>
  replace !== null || mention !== null || call || most !== null;
