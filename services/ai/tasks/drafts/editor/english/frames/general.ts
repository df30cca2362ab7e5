import { parseClause } from '../../../../../language/brief/english/clause.ts';
import type { Wording } from '../../editor.ts';
import { both, capital, inner, say } from '../news.ts';
import { timeRunOf } from '../time-run.ts';
import type { Frame } from './frame.ts';

/** Adverbials that may begin a sentence as they are. */
const OPENING =
  /^(?:on|at|from|until|in|by|every|this|next|tomorrow|today|tonight|since|for|last|yesterday|as of|starting|all|after|before|during|between|over)\b/i;

/** Applies the frames that any sentence allows: its time first, its reason first, its second half first. */
export const general: Frame = (...args) =>
  [reasonFirst, timeFirst, attributed, split].flatMap((frame) => frame(...args));

/** Words that may follow a time at the front. */
const PLACED = /^(?:in|at|near|outside|inside|opposite|behind|with|for|to|via|by|from|on the|because|due)\b/i;

const timeFirst: Frame = ({ main, cause }) => {
  const run = timeRunOf(main);
  if (!run || run.before === '' || /[:;?]|, /.test(run.before) || run.before.split(' ').length < 2) return [];
  const { before, when, after } = run;
  if (/^\d/.test(after)) return [];
  const clause = parseClause(main);
  if (!clause || clause.subject.length >= before.length || SEVERAL.test(main)) return [];
  if (
    (WANTS.test(clause.infinitive) && /(?:^| )to \p{L}/u.test(clause.rest)) ||
    / (?:looking|searching|starting|beginning|living|working|studying) /i.test(before)
  )
    return [];
  if (MOVES.test(clause.infinitive) && /^from /i.test(when)) return [];
  const isWhen = clause.rest.startsWith(when) && /^(?:is|are|was|were|has|have)$/i.test(clause.verb);
  if (isWhen && (after === '' || (PLACED.test(after) && !/[,;:]/.test(after))))
    return [
      {
        structure: 'time',
        text: say(`${when}: ${inner(clause.subject)}`, after),
        purpose: 'puts_the_date_first_for_readers_who_plan_ahead' as const,
      },
    ];
  if (isWhen || /^(?:because|thanks to|due to)\b/i.test(before)) return [];
  if (after !== '' && !AGED.test(after) && (!PLACED.test(after) || /[,;:]/.test(after))) return [];
  const why = cause ? `${cause.by} ${cause.text}` : '';
  const text = OPENING.test(when)
    ? say(`${when}, ${inner(before)}${AGED.test(after) ? ',' : ''}`, after, why)
    : say(`${when}: ${inner(before)}`, after, why);
  return [{ structure: 'time', text, purpose: 'puts_the_date_first_for_readers_who_plan_ahead' as const }];
};

const WANTS =
  /^(?:vote|decide|agree|want|plan|hope|need|like|expect|offer|refuse|begin|start|try|go|be able|be ready|promise|aim|intend)$/i;

const AGED = /^aged \d{1,3}$/;
/** Verbs that move something from one day to another. */
const MOVES = /^(?:move|change|shift|switch|go|transfer)$/i;

/** Another clause may have the time for itself. */
const SEVERAL = / (?:and|but|or|while|which|who|that|if|when) /i;

const reasonFirst: Frame = ({ main, cause }) => {
  if (!cause) return [];
  const { by, text } = cause;
  const purpose = 'gives_the_reason_first_so_that_the_news_makes_sense' as const;
  if (by === 'because' || by === 'since' || by === 'as')
    return [
      { structure: 'reason', text: say(`${text}, so ${inner(main)}`), purpose },
      { structure: 'reason', text: say(`Because ${inner(text)}, ${inner(main)}`), purpose },
    ];
  if (by === 'so that') return [];
  return [{ structure: 'reason', text: say(`${by} ${text}, ${inner(main)}`), purpose }];
};

/** "X, staff were told this morning" */
const ATTRIBUTED =
  /^(.{10,200}), ((?:staff|members|parents|passengers|residents|employees|customers|the police|police|the council|the company|organi[sz]ers) (?:were|was|have been|has been) told .{3,60}|(?:the )?[a-z ]{3,30} (?:said|announced) .{3,40})$/i;
const DECIDED =
  /^(.{10,200}), ((?:the |our )?[\p{L}’ -]{3,40} (?:(?:has|have) )?(?:decided|announced|confirmed|said|reports?|says?))$/iu;
const attributed: Frame = ({ text }) => {
  const [, decided = '', by = ''] = DECIDED.exec(text) ?? [];
  if (decided !== '')
    return [
      {
        structure: 'reason',
        text: say(`${by} that ${inner(decided)}`),
        purpose: 'starts_with_who_decided_it' as const,
      },
    ];
  const [, what = '', who = ''] = ATTRIBUTED.exec(text) ?? [];
  if (!what) return [];
  return [
    { structure: 'news', text: both(say(what), say(who)) },
    {
      structure: 'reason',
      text: say(`${who}: ${inner(what)}`),
      purpose: 'starts_with_who_was_told_and_when' as const,
    },
  ];
};

/** "My exhibition opens on 4 October: 30 linocuts" → the thing first. */
function swapHalves(one: string, two: string): Wording[] {
  const isThing =
    /^(?:free|half|new|\d+ ?%|an?|the|our|my|\d+(?= \p{L})|two|three|four|five|six|seven|eight|nine|ten) [^,:]{4,90}$/iu.test(
      two,
    );
  const fits =
    (parseClause(one) !== null ||
      /^(?:new (?:at|in|from|on)|last (?:day|chance)|only (?:today|this)) /i.test(one)) &&
    !/\b(?:and|to)\b|,/.test(two);
  return isThing && fits
    ? [
        {
          structure: 'reason',
          text: say(`${two}: ${inner(one)}`),
          purpose: 'starts_with_what_it_is_about' as const,
        },
      ]
    : [];
}

/** "Someone got in last week: names were copied" → two sentences. */
const TWO = /^(.{12,160})(?:: | [–—] |; )(.{12,200})$/;
/** Clauses that mean nothing before the clause that they belong to. */
const LEANS =
  /^(?:they|it|he|she|this|that|these|those|there|so|here|both|each|neither|all of|one of|some of|most)\b|\b(?:he|she|him|her|them)\b/i;
const split: Frame = ({ text }) => {
  const [, one = '', two = ''] = TWO.exec(text) ?? [];
  if (!one || /^(?:whoever|if|when|what|why|how)\b/i.test(one)) return [];
  if (!parseClause(one) || !parseClause(two)) return swapHalves(one, two);
  return [
    { structure: 'news', text: both(say(one), say(capital(two))) },
    ...(LEANS.test(two)
      ? []
      : [
          {
            structure: 'reason' as const,
            text: both(say(capital(two)), say(capital(one))),
            purpose: 'starts_with_what_it_means' as const,
          },
        ]),
  ];
};
