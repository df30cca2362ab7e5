import { EVENT } from '../../../../../language/brief/words/english-events.ts';
import type { Wording } from '../../editor.ts';
import { capital, inner, say } from '../news.ts';
import { timeRunOf } from '../time-run.ts';
import type { Frame } from './frame.ts';
import { article } from './persons.ts';

const HOSTS =
  /^(?:host(?:s|ing)?|hold(?:s|ing)?|organi[sz](?:es?|ing)|run(?:s|ning)?|put(?:s|ting)? on|(?:are|is|am) (?:hosting|holding|organi[sz]ing|running|having|putting on)|(?:have|has)|invites?(?: you)? to|celebrates?)$/i;

/** Something takes place to which readers can come. */
export const invited: Frame = ({ act, bare, clause, main, core, when, where, price, tail, text }) => {
  if (act.point !== 'invite' || act.sober || act.status === 'over') return [];
  const details = tail || [when, where, price].filter(Boolean).join(', ');
  const wordings: Wording[] = [];
  const is =
    /^(?:is|are)$/i.test(clause?.verb ?? '') &&
    /^(?:our|my) /i.test(clause?.subject ?? '') &&
    IS_EVENT.test(clause?.subject ?? '');
  if (
    clause &&
    is &&
    /^(?:on|at|this|next|tomorrow|tonight|every) /i.test(clause.rest) &&
    !/[,:;]/.test(main)
  )
    wordings.push({
      structure: 'reader',
      text: say(`Join us for ${inner(clause.subject)} ${clause.rest}`),
      purpose: 'invites_readers_in_one_line',
    });
  // A name with its date: "Guided mushroom walk on Sunday at 9".
  if (!bare && isName(core) && IS_EVENT.test(core)) {
    const name = inner(core);
    wordings.push({
      structure: 'reader',
      text: say(`Join us for ${withArticle(name)}`, joinDetails(details)),
      purpose: 'invites_readers_in_one_line',
    });
    const run = timeRunOf(text);
    if (run && run.before !== '' && !/[,:;]/.test(run.before) && !/^\d/.test(run.after))
      wordings.push({
        structure: 'time',
        text: say(
          `${capital(run.when)}: ${inner(run.before)}`,
          run.after === '' ? '' : text.endsWith(`, ${run.after}`) ? `, ${run.after}` : run.after,
        ),
        purpose: 'puts_the_date_first_for_readers_who_plan_ahead',
      });
    return wordings;
  }
  if (
    bare &&
    HOSTS.test(bare.verb) &&
    bare.rest !== '' &&
    !bare.negated &&
    /^(?:we|i|our .+)$/i.test(bare.subject) &&
    !/^(?:its|their)/i.test(bare.rest)
  ) {
    const place = /^(?:we|i)$/i.test(bare.subject) ? '' : `at ${inner(bare.subject)}`;
    const us = /^i$/i.test(bare.subject) ? 'me' : 'us';
    if (place === '')
      wordings.push({
        structure: 'reader',
        text: say(`Join ${us} for ${bare.rest}`, joinDetails(details)),
        purpose: 'invites_readers_in_one_line',
      });
  }
  return wordings;
};

const IS_EVENT = new RegExp(`(?<!\\p{L})${EVENT}(?!\\p{L})`, 'iu');

const joinDetails = (details: string): string => details;

const isName = (core: string): boolean =>
  core.split(' ').length <= 9 &&
  !/[:?!;]|,|^(?:come|join|book|bring|this|last chance|looking|wanted|because|thanks|due|from|since|for|free|all|no|please|how|why|what)\b/i.test(
    core,
  );

/** "guided mushroom walk" → "a guided mushroom walk"; plurals, names and nouns with an article stay. */
const withArticle = (name: string): string => {
  const first = name.split(' ')[0] ?? '';
  const head = (name.split(/ (?:for|with|at|in|of|by|on|to) /)[0] ?? '').split(' ').at(-1) ?? '';
  if (/^(?:an?|the|our|my|your|two|three|four|\d.*)$/i.test(first) || /^\p{Lu}/u.test(first)) return name;
  return /s$/i.test(head) || /(?:yoga|music|jazz|karaoke|pilates|theatre)$/i.test(head)
    ? name
    : `${article(name)} ${name}`;
};
