import type { Clause } from '../../../../language/brief/english/clause.ts';
import type { Point, Reading } from '../../../../language/brief/reading.ts';
import { EVENT } from '../../../../language/brief/words/english-events.ts';
import { isRequest } from '../../../../language/facts/speech-acts.ts';
import { inner, readNews } from './news.ts';

const MAX_WORDS = 4;
const LEADING =
  /^(?:(?:an?|the|our|my|your|this|these|new|brand-new|two|three|four|five|\d+|free|first|second|fresh|more|some) )+/i;
/** Where the noun itself ends. */
const END =
  / (?:of|in|at|for|on|from|with|to|about|by|via|until|every|this|next|and|that|who|which|is|are|has|have|was|were|starts?|begins?|opens?)(?!\p{L})|[,:;–(]/iu;

const headOf = (text: string): string => text.slice(0, END.exec(text)?.index ?? text.length).trim();

const OBJECTS = new Set(['launch', 'open', 'offer', 'celebrate', 'seek', 'hire']);

/**
 * Returns the subject of the news, to ask the user more about it: "the rye sourdough"; empty where that isn't sure.
 */
export function aboutOf(reading: Reading): string {
  const { bare, core, act, text } = readNews(reading);
  if (isRequest(text, 'en') || /[:?]/.test(text)) return '';
  const thing = inner(headOf(nounOf(bare, core, act.point)))
    .replace(LEADING, '')
    .trim();
  if (thing.length < 3 || thing.split(' ').length > MAX_WORDS || NO_THING.test(thing)) return '';
  if (act.point === 'invite' && !IS_EVENT.test(thing)) return '';
  return /\d/.test(thing) ? thing : `the ${thing}`;
}

/** Returns the thing that is given, opened or sought; else the subject. */
function nounOf(bare: Clause | null, core: string, point: Point): string {
  if (!bare) return core;
  const has = /^(?:is|are|was|were|has been|have been)(?![\p{L}])/iu.test(bare.verb);
  const isGiven =
    OBJECTS.has(point) && !has && !/^(?:on|in|at|again|back|out|for)(?![p{L}])/i.test(bare.rest);
  return isGiven ? bare.rest : bare.subject;
}

const NO_THING =
  /^(?:we|i|you|they|it|there|who|what|how|why|please|do|don’t|join|come|try|\p{Lu})(?![\p{L}])|(?:^| )\p{Lu}/u;
const IS_EVENT = new RegExp(`${EVENT}$`, 'iu');
