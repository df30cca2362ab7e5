import type { MadeUp } from './made-up.ts';

/** A part of a sentence that may go, from its first character to behind its last one. */
export interface Cut {
  readonly at: number;
  readonly end: number;
}

type Span = Pick<MadeUp, 'at' | 'end'>;

const COPULA =
  /(?<!\p{L})(?:is|are|was|were|be|been|it[’']s|we[’']re|ist|sind|war|waren|sein|bleibt|est|sont|était|être|c[’']est|es|son|era|ser|está|están|as|als|and|und|et|y|or|oder|ou|o|not|nicht|pas|no|very|sehr|très|muy|forma|manera|façon|manière|way|completely|fully|100 ?%)$/iu;
const DETERMINER =
  /(?<!\p{L})(?:our|the|an?|your|their|its|this|these|my|new|fresh|unsere?[nrms]?|eure?[nrms]?|die|der|das|den|dem|des|eine?[nrms]?|neue?[nrms]?|frische?[nrms]?|mit|aus|with|of|from|and)$/iu;
const NOUN_AFTER = /^ \p{L}{3,}/u;
const WORD_BEFORE = /\p{L}{3}$/u;

/**
 * Removes an adjective before its noun ("our award-winning bread"), or after it in French and Spanish: only that
 * word. `sentence` is the sentence that contains it.
 */
export function adjectiveCut(
  sentence: string,
  { kind, at, end, text }: MadeUp,
  romance: boolean,
): Cut | null {
  if (kind !== 'claim' || /\s/u.test(text)) return null;
  const [before, after] = [sentence.slice(0, at).trimEnd(), sentence.slice(end)];
  if (COPULA.test(before)) return null;
  if (romance)
    return WORD_BEFORE.test(before) &&
      !NOUN_AFTER.test(after) &&
      sentence.charAt(at - 1) === ' ' &&
      wordsIn(before) > 2
      ? { at: at - 1, end }
      : null;
  if (!DETERMINER.test(before) || !NOUN_AFTER.test(after)) return null;
  return { at, end: end + 1 };
}

/** A part in brackets that has all of it. */
export function bracketCut(sentence: string, spans: readonly Span[]): Cut | null {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const at = sentence.lastIndexOf('(', first.at);
  const end = sentence.indexOf(')', last.end);
  const closedBefore = sentence.slice(at, first.at).includes(')');
  if (at < 0 || end < 0 || closedBefore) return null;
  return { at: sentence.charAt(at - 1) === ' ' ? at - 1 : at, end: end + 1 };
}

const JOINT = /, |; | [–—-] |: | (?:and|und|et|y|e) /giu;
const LEAST_LEFT = 3;
const OPEN_END =
  /(?<!\p{L})(?:the|an?|our|your|and|or|with|of|for|from|at|in|on|to|by|der|die|das|den|dem|ein|eine|und|oder|mit|von|für|bei|zu|im|am|le|la|les|un|une|des|et|ou|avec|de|du|pour|à|au|el|los|las|una|y|o|con|para|por|a|en)$/iu;
/** Clauses with these first words can be sentences of their own. */
const WHOLE_START =
  /^(?:it|we|you|they|he|she|this|that|there|come|join|find|meet|visit|see|es|wir|ihr|sie|er|hier|das|kommt?|il|elle|nous|vous|on|ils|elles|venez|c[’']est|ven|venid|te|os|está|hay)(?!\p{L})/iu;

/** Everything from the last joint before the first of it, or up to the first joint behind the last of it. */
export function clauseCut(sentence: string, masked: string, spans: readonly Span[]): Cut | null {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const joints = [...masked.matchAll(JOINT)].map(({ 0: sign, index }) => ({
    at: index,
    end: index + sign.length,
    sign: sign.trim(),
  }));
  const before = joints.filter(({ end }) => end <= first.at).at(-1);
  const after = joints.find(({ at }) => at >= last.end);
  if (joints.some(({ at, end }) => at >= first.end && end <= last.at && spans.length > 1 && !before))
    return null;
  const closing = /(?<![.!?…])[.!?…]{0,5}["”»)]{0,3}\s{0,3}$/u.exec(sentence)?.index ?? sentence.length;
  if (before) {
    const end = after && isPaired(before.sign, after.sign) ? after.at : closing;
    const cut = { at: before.at, end };
    const remainingText = sentence.slice(0, cut.at) + sentence.slice(cut.end);
    return wordsIn(remainingText) >= LEAST_LEFT && isWhole(sentence, cut) ? cut : null;
  }
  const rest = after ? sentence.slice(after.end) : '';
  if (after && WHOLE_START.test(rest) && wordsIn(rest) >= LEAST_LEFT) return { at: 0, end: after.end };
  return null;
}

/** A comma after a comma, a dash after a dash. */
const isPaired = (one: string, other: string): boolean =>
  one === other || (one === ',' && /^[,\p{L}]/u.test(other));

const PREPOSITION =
  /(?: |^)((?:since|at|in|on|for|from|with|by|until|till|of|over|near|next to|around|under|via|as|seit|um|am|im|in|für|ab|mit|bis|von|bei|aus|zu|zum|zur|unter|über|depuis|à|au|aux|en|pour|dès|de|du|d[’']|avec|par|chez|sur|dans|desde|a|al|por|con|del|hasta|para|sobre)(?: (?:only|just|over|more than|about|the|an?|our|nur|über|etwa|rund|dem|der|den|einem|einer|seulement|plus de|le|la|les|solo|más de|el|los|las|hace|un|una|plein|pleno|unseren|unserem|unserer)){0,3}) ?$/iu;
const SHORT_TAIL = /^[\p{L}’' -]{0,18}(?=[.!?…,;:)]|$|\n)/u;

/** A phrase behind a preposition at the end of a sentence or clause: "since 1987", "for only 5 euros". */
export function phraseCut(sentence: string, { at, end }: Span): Cut | null {
  const leading = PREPOSITION.exec(sentence.slice(0, at));
  const tail = SHORT_TAIL.exec(sentence.slice(end))?.[0];
  if (!leading || tail === undefined || wordsIn(tail) > 2) return null;
  const cut = { at: leading.index, end: end + tail.length };
  return isWhole(sentence, cut) ? cut : null;
}

/** Whether what is left reads as a sentence: enough words, and no end in the middle of a phrase. */
function isWhole(sentence: string, { at, end }: Cut): boolean {
  const before = sentence.slice(0, at).trimEnd();
  const remainingText = before + sentence.slice(end);
  return (
    wordsIn(before) >= LEAST_LEFT - 1 &&
    wordsIn(remainingText) >= 2 &&
    !OPEN_END.test(before) &&
    !COPULA.test(before)
  );
}

export const wordsIn = (text: string): number => (text.match(/\p{L}[\p{L}\p{M}’'-]*|\d+/gu) ?? []).length;
