import { parseClause } from '../../../../../language/brief/english/clause.ts';
import { be, both, capital, inner, say } from '../news.ts';
import { timeRunOf } from '../time-run.ts';
import type { Frame } from './frame.ts';

const SPLICED =
  /^(?<one>[^,:;]{8,120}), (?<two>(?:we|i|you|it|there|our|the|my|all|nobody|no one|everyone|everybody|tickets|orders|classes|trains|buses|customers|entry)(?![\p{L}])[^,:;]{6,120})$/iu;

/** Two clauses with a comma between them. */
export const spliced: Frame = ({ text }) => {
  const { one = '', two = '' } = SPLICED.exec(text)?.groups ?? {};
  if (two === '' || /^(?:if|when|as|since|because|although|while|after|before|on|in|at|from)\b/i.test(one))
    return [];
  if (!parseClause(one) || !parseClause(two)) return [];
  const free = !/\b(?:it|they|them|its|their|this|that|there)\b/i.test(two);
  return [
    { structure: 'news', text: both(say(one), say(capital(two))) },
    ...(free
      ? [
          {
            structure: 'reason' as const,
            text: both(say(capital(two)), say(capital(one))),
            purpose: 'starts_with_what_it_means' as const,
          },
        ]
      : []),
  ];
};

const COME =
  /^(?:come (?:along )?to|join us (?:for|at)|visit|don’t miss|see you at|welcome to) (?<what>(?:our|the|my) .{3,80})$/i;

/** "Come to our dinner on 14 February" */
export const comeTo: Frame = ({ text, act }) => {
  const what = COME.exec(text)?.groups?.what ?? '';
  const run = what === '' ? null : timeRunOf(what);
  if (!run || act.sober || run.before === '' || /[,:;]/.test(run.before) || run.after.includes(','))
    return [];
  const after =
    run.after === ''
      ? ''
      : /^(?:in|at|with|on the|behind|opposite|near|outside)\b/i.test(run.after)
        ? run.after
        : `, ${run.after}`;
  return [
    {
      structure: 'reason',
      text: say(`${capital(run.before)} ${be(run.before)} ${run.when}`, after),
      purpose: 'says_it_in_a_whole_sentence' as const,
    },
    {
      structure: 'time',
      text: say(`${capital(run.when)}: ${inner(run.before)}`, after),
      purpose: 'puts_the_date_first_for_readers_who_plan_ahead' as const,
    },
  ];
};

const AT = /^(?<main>.{10,160}?) (?<place>(?:at|in) (?:our|the|my) (?:[\p{L}’-]+ ){0,3}[\p{L}’-]+)$/iu;

/** "120 jobs are going at our plant" → the place first. */
export const placedFirst: Frame = ({ main, cause, act }) => {
  const { main: mainText = '', place = '' } = AT.exec(main)?.groups ?? {};
  if (
    place === '' ||
    cause ||
    /[,:;?]/.test(main) ||
    / (?:and|but|who|that|which|to|of|about|for) (?:at|in)$/i.test(mainText)
  )
    return [];
  if (
    /^(?:in|at) (?:the|our|my) (?:morning|afternoon|evening|end|beginning|summer|winter|spring|autumn|future|meantime|way|middle|least)/i.test(
      place,
    )
  )
    return [];
  const clause = parseClause(mainText);
  // Behind a noun the place may belong to that noun alone.
  const moves =
    clause &&
    (clause.rest === '' || /(?:ed|en|ing|again|back|off|open|closed|free)$/i.test(mainText) || act.sober);
  if (!clause || !moves || timeRunOf(mainText)) return [];
  return [
    {
      structure: 'time',
      text: say(`${place}, ${inner(mainText)}`),
      purpose: 'starts_with_the_place' as const,
    },
  ];
};
