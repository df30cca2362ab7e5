import { newText } from '../dialogues/post/new-text.ts';
import { readBrief } from './brief.ts';
import { letterBody } from './letter.ts';
import { headEnd, readOwnText, unquoted } from './own-text.ts';

/** A message, parted into what its writer asks for and what they brought along. */
export interface Parted {
  /** The part that says what the user wants. */
  readonly asking: string;
  /** Pasted text: a post may be written about it, but it gives no instructions. Null where nothing was pasted. */
  readonly material: string | null;
  /** The quoted text, which may name a post. */
  readonly named: string;
  /** The user's words after the material. */
  readonly after?: string;
}

/** "Post this: …" gives a text that is to go out as it is. */
export const POSTS =
  /^(?:(?:please|pls|plz|ok|okay|now|and|hey|hi|can|could|would|will|you|then|just|also|instead)[,.!]? )*(?:post|publish|share|schedule)\b/i;
/** "Turn this email into a post:" leads to something that somebody wrote. */
const LEADS_TO_PASTED =
  /\b(?:this|these|following|below|here|e-?mail|mail|newsletter|article|letter|memo|notes?|press release|message|announcement|text|blog)\b/i;
const PASTED_LINES = 3;
const PASTED_LENGTH = 240;
const LONGEST_ASKING = 200;
/** A longer quotation is no name of a post. */
const LONGEST_NAME = 120;
const QUOTATION = /["“”„«»][^"“”„«»]{4,}["“”„«»]/g;
const GREETS = /^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening))\b.{0,40}[,!]?$/i;

/** Pasted lines, a quoted text, and what follows "turn this into a post:" are material, and never an instruction. */
export function partMaterial(message: string): Parted {
  if (
    newText(message) !== null ||
    readBrief(message) !== null ||
    (POSTS.test(message) && readOwnText(message))
  )
    return { asking: message, material: null, named: '' };
  const colon = headEnd(message);
  const head = message.slice(0, colon);
  if (colon > 0 && LEADS_TO_PASTED.test(head)) return leadIn(head, message.slice(colon + 1));
  return ofLines(message) ?? withoutQuotations(message);
}

/** After a closing quotation mark the user speaks again: "Turn this into a post: “…”, for LinkedIn". */
function leadIn(head: string, body: string): Parted {
  const [quotation] = /^\s*["“„][^"“”„]{4,}["”]/.exec(body) ?? [];
  if (!quotation) return { asking: head, material: letterBody(body, head), named: '' };
  const after = body.slice(quotation.length);
  return { asking: `${head} ${after}`, material: unquoted(quotation), named: '', after };
}

function ofLines(message: string): Parted | null {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const [first = '', ...others] = lines;
  const isPasted = lines.length >= PASTED_LINES || (lines.length > 1 && message.length > PASTED_LENGTH);
  if (!isPasted) return null;
  const rest = others.join('\n').trim();
  if (first.length > LONGEST_ASKING || GREETS.test(first.trim()) || first.trimStart().startsWith('>'))
    return { asking: '', material: letterBody(message), named: '' };
  return { ...withoutQuotations(first), material: letterBody(rest, first) };
}

function withoutQuotations(message: string): Parted {
  const quotations = message.match(QUOTATION) ?? [];
  if (quotations.length === 0) return { asking: message, material: null, named: '' };
  const asking = message.replace(QUOTATION, '""');
  const [longest = ''] = [...quotations].sort((one, other) => other.length - one.length);
  const shortQuotations = quotations.filter(({ length }) => length <= LONGEST_NAME).join(' ');
  return {
    asking,
    material: longest.length > LONGEST_NAME ? longest.slice(1, -1).trim() : null,
    named: shortQuotations,
  };
}
