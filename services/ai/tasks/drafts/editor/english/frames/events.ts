import type { Wording } from '../../editor.ts';
import { ask, both, capital, inner, say } from '../news.ts';
import type { Frame } from './frame.ts';
import { isPerson } from './persons.ts';

const RAISED =
  /^(?<who>.{2,80}?) (?:has |have )?raised (?<sum>(?:over |more than |almost |nearly )?(?:[£€$]|\d)[^ ]*(?: (?:euros?|dollars?|pounds?|million|thousand))*) for (?<what>.{3,120})$/i;
/** Somebody collected money. */
export const raised: Frame = ({ text }) => {
  const { who = '', sum = '', what = '' } = RAISED.exec(text)?.groups ?? {};
  if (sum === '') return [];
  const isOwn = /^(?:we|i)(?:’ve)?$/i.test(who);
  return [
    {
      structure: 'reason',
      text: say(
        `${capital(sum)} for ${what}: that is what ${isOwn ? inner(who) : /^(?:the|our|my|a) /i.test(who) ? inner(who) : `the ${inner(who)}`} raised`,
      ),
      purpose: 'starts_with_the_sum',
    },
  ];
};

const WELCOMES =
  /^(?<who>(?:we|our .{2,50}|the .{2,50}|\p{Lu}.{2,50}?)) welcomes? (?<name>\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,3})(?: as (?<as>.{3,80}))?$/u;
const NEWCOMER =
  /^(?:please )?(?:welcome|meet|say hello to) our new (?<role>[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}),? (?<name>\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2})$/u;

/** Somebody joins. */
export const welcomed: Frame = ({ text }) => {
  const newcomer = NEWCOMER.exec(text.charAt(0).toLowerCase() + text.slice(1))?.groups;
  if (newcomer?.role && newcomer.name)
    return [
      {
        structure: 'reason',
        text: say(`${newcomer.name} is our new ${newcomer.role}`),
        purpose: 'starts_with_the_name',
      },
      {
        structure: 'reader',
        text: say(`Welcome, ${newcomer.name}, our new ${newcomer.role}`),
        purpose: 'speaks_to_the_newcomer',
      },
    ];
  const { who = '', name = '', as = '' } = WELCOMES.exec(text)?.groups ?? {};
  if (name === '') return [];
  const us = /^we$/i.test(who) ? 'us' : inner(who);
  return [
    {
      structure: 'reason',
      text: say(`${name} joins ${us}`, as ? `as ${as}` : ''),
      purpose: 'starts_with_the_name',
    },
    {
      structure: 'reader',
      text: say(
        `Please welcome ${name}`,
        as && us !== 'us' ? `, ${as} at ${us}` : as ? `, ${as}` : us === 'us' ? '' : `to ${us}`,
      ),
      purpose: 'asks_readers_to_say_hello',
    },
  ];
};

const FREE =
  /^(?<what>(?:(?:\d+|two|three|four|five|a few|some|new|more) )?(?:[\p{L}’-]+ ){0,3}?(?:appointments?|slots?|places?|spaces?|rooms?|tables?|lessons?))(?<more> (?:free|available|left|open)(?: again)?)?(?<rest> .*)?$/iu;
/** Somebody has time or room for readers. */
export const available: Frame = ({ act, bare, tail }) => {
  if (act.point !== 'offer' || !bare || !/^(?:has|have|’ve)$/i.test(bare.verb)) return [];
  const { what = '', more = '', rest = '' } = FREE.exec(bare.rest)?.groups ?? {};
  if (what === '') return [];
  const who = bare.subject;
  const noun = /^an? (?<noun>(?:[\p{L}-]+ ){0,2}[\p{L}-]+)/iu.exec(who)?.groups?.noun ?? '';
  const wordings: Wording[] = [];
  const many = /s$/i.test(what);
  const head = noun.split(' ').slice(0, 2).join(' ');
  if (noun !== '' && isPerson(head.split(' ').at(-1) ?? '') && more !== '')
    wordings.push({
      structure: 'reader',
      text: both(
        ask(`Looking for ${inner(who)}`),
        say(`${capital(what)} ${many ? 'are' : 'is'}${more}${rest}`, tail),
      ),
      purpose: 'speaks_to_those_who_are_looking_for_one',
    });
  return wordings;
};

/** "Yesterday two of our firefighters were hurt" → the time at the end. */
const BEGUN =
  /^(?<when>yesterday|today|tomorrow|tonight|last (?:night|week|month|year|summer|winter)|this (?:morning|week|month|year|evening)|next (?:week|month|year)|(?:on|from|since|until) [^,]{3,30}(?=,)|in [^,]{3,20}(?=,)|(?:on|from) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2} \p{Lu}\p{Ll}+)),? (?<rest>[^,;:]{8,160})$/iu;
export const ended: Frame = ({ text, cause }) => {
  const { when = '', rest = '' } = BEGUN.exec(text)?.groups ?? {};
  if (when === '' || cause || !parse(rest)) return [];
  return [
    { structure: 'time', text: say(capital(rest), inner(when)), purpose: 'starts_with_who_it_is_about' },
  ];
};
const parse = (rest: string): boolean =>
  / (?:is|are|was|were|has|have|will|had) |(?:ed|s) /i.test(rest) &&
  !/ (?:and|while|if|when|because|until|since) /i.test(rest);
