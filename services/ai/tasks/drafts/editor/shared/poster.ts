import type { Reading } from '../../../../language/brief/reading.ts';
import { listFacts } from '../../../../language/facts/list-facts.ts';
import { maskFacts } from '../../../../language/facts/mask-facts.ts';
import type { Wording } from '../editor.ts';
import { capital } from './say.ts';

const PIECES = { fewest: 3, most: 8, words: 7, head: 14 } as const;
/** A longer head is a clause, with what belongs to it below a colon. */
const TITLE_WORDS = 4;
/** So few words are surely no clause. */
const FEW = 3;
/** Beginnings that need the piece before them, or make a list of things. */
const LEANS =
  /^(?:and|or|but|so|who|which|that|where|when|while|because|if|and|with|including|such|like|not|und|oder|aber|sowie|der|die|das|den|dem|deren|wo|weil|wenn|damit|et|ou|mais|qui|que|dont|où|avec|y|o|e|pero|quien|donde|con|como|solange|tant que|mientras)(?!\p{L})/iu;
/** German writes nouns with a capital: what begins small is a time, a remark, or else the rest of a clause. */
const GERMAN_CLAUSE =
  /^(?!(?:ab|bis|für|im|in|am|um|auch|gern|jeden|frei|inkl|kostenlos|ohne|mit|täglich|nur|je|pro|\p{Ll}{2,20}s)(?!\p{L}))\p{Ll}{2,30} .{0,80}\p{Lu}/u;
/** A day whose date follows. */
const ENDS_OPEN =
  /(?:day|tag|mittwoch|abend|di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/iu;
const ROW = / (?:and|or|und|oder|et|ou|y|e|o) /u;

/** "Atelier couture, samedi 10h-12h, salle Jean Moulin, 8 €": pieces between commas, one below the other. */
export function posted(text: string, { act, language }: Reading): Wording[] {
  if (act.sober || /[;?!] /u.test(text)) return [];
  const pieces = piecesOf(text, language);
  const [head = '', ...others] = pieces;
  const states = (piece: string): boolean => listFacts(piece, language).length > 0;
  const row = ROW.test(others.at(-1) ?? '') && !others.some((one) => /\d/u.test(one));
  const fits =
    pieces.length >= PIECES.fewest &&
    pieces.length <= PIECES.most &&
    head.split(' ').length <= PIECES.head &&
    others.every((one) => one.length > 1 && one.split(' ').length <= PIECES.words) &&
    pieces.some(states) &&
    (others.filter(states).length * 2 >= others.length ||
      others.every((one) => one.split(' ').length <= FEW)) &&
    !others.some((one) => LEANS.test(one) || (language === 'de' && GERMAN_CLAUSE.test(one))) &&
    !/: /.test(head) &&
    !(ENDS_OPEN.test(head) && /^\d/u.test(others[0] ?? ''));
  if (!fits || row || /^(?:if|when|wenn|si|cuando|quand) | (?:findet|finden) /iu.test(head)) return [];
  const title = head.split(' ').length <= TITLE_WORDS;
  return [
    {
      structure: 'list',
      text: title
        ? pieces.map(capital).join('\n')
        : [`${head}${language === 'fr' ? ' :' : ':'}`, ...others.map((one) => `– ${one}`)].join('\n'),
      purpose: 'sets_it_like_a_poster_what_when_and_where_one_below_the_other',
    },
  ];
}

function piecesOf(text: string, language: Reading['language']): string[] {
  const masked = maskFacts(text, language);
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of masked.matchAll(/, /gu)) {
    pieces.push(text.slice(from, index));
    from = index + 2;
  }
  return [...pieces, text.slice(from)];
}
