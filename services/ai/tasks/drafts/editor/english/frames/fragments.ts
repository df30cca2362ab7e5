import { listFacts } from '../../../../../language/facts/list-facts.ts';
import { maskFacts } from '../../../../../language/facts/mask-facts.ts';
import type { Wording } from '../../editor.ts';
import { capital, inner } from '../news.ts';
import type { Frame } from './frame.ts';

/** Pieces between commas that no clause needs: "six evenings, £90, protective suits provided". */
export const fragmented: Frame = ({ text, act }) => {
  const pieces = piecesOf(text);
  const [head = '', ...others] = pieces;
  if (act.point === 'invite' && !act.sober && others.length >= 2) {
    const lines = glanced(head, others);
    if (lines) return [lines];
  }
  if (others.length === 0 || others.length > 6 || head.split(' ').length < 3) return [];
  if (
    others.some((one) => !isFragment(one)) ||
    /^(?:if|when|after|before|since|although|as|while|please|parents|dear|on|in|from|yesterday|anna)\b/i.test(
      head,
    )
  )
    return [];
  if (others.length < 2 || act.sober) return [];
  const [, title = head, start = ''] = /^([^:]{8,90}): ([^:]{3,60})$/.exec(head) ?? [];
  const lines = merged(start === '' ? others : [start, ...others]);
  if (lines.length < 2) return [];
  return [
    {
      structure: 'list',
      text: [`${capital(title)}:`, ...lines.map((one) => `– ${inner(one)}`)].join('\n'),
      purpose: 'shows_the_details_one_below_the_other_to_be_read_at_a_glance',
    },
  ];
};

/** A day and its hours are on one line. */
function merged(pieces: readonly string[]): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && isTime(last) && isTime(piece)) lines[lines.length - 1] = `${last}, ${piece}`;
    else lines.push(piece);
  }
  return lines;
}

const isTime = (piece: string): boolean =>
  listFacts(piece, 'en').some(({ kind }) => kind === 'day' || kind === 'date' || kind === 'time') &&
  !/[£€$]/.test(piece);

/** "History society: talk on mills", "Thursday 7 pm", "Methodist hall", "£3": an event with its organizer. */
function glanced(head: string, others: readonly string[]): Wording | null {
  const [, host = '', what = ''] = /^([^:]{3,60}): ([^:]{4,120})$/.exec(head) ?? [];
  const short = others.every(
    (one) => one.split(' ').length <= 6 && (/\d/.test(one) || /^(?:\p{Lu}|the |free|room|hall)/u.test(one)),
  );
  if (!short || !others.some((one) => /\d/.test(one))) return null;
  const title = what || head;
  return {
    structure: 'list',
    text: [capital(title), ...others.map(capital), ...(host ? [host] : [])].join('\n'),
    purpose: 'sets_it_like_a_poster_what_when_and_where_one_below_the_other',
  };
}

function piecesOf(text: string): string[] {
  const masked = maskFacts(text, 'en');
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of masked.matchAll(/, /g)) {
    pieces.push(text.slice(from, index));
    from = index + 2;
  }
  return [...pieces, text.slice(from)].map((one) => one.trim()).filter(Boolean);
}

/** No row of things ("bins, the lift and heating"), no clause that leans on the one before. */
const isFragment = (piece: string): boolean =>
  piece.length >= 2 &&
  piece.split(' ').length <= 9 &&
  !/^(?:and|or|but|so|who|which|that|where|when|while|because|as|if|since|for (?:the|our)|with|including|such|like|from|to|on|in|at|until|until|of|by|not|then|please|also|plus|it|they|we|i|he|she)\b/i.test(
    piece,
  ) &&
  (/\d/.test(piece) ||
    /(?:ed|needed|free|only|welcome|included|provided|required|encouraged|possible|necessary|extra|each|evenings|weeks|days|hours)$/i.test(
      piece,
    ));
