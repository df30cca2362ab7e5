import { parseClause } from '../../../../../language/brief/english/clause.ts';
import type { Wording } from '../../editor.ts';
import { be, both, capital, inner, say, small } from '../news.ts';
import type { Frame } from './frame.ts';
import { article } from './persons.ts';

/** Words that need the clause before them. */
const REFERS =
  /\b(?:it|its|they|them|their|he|him|his|she|her|this|that|there|then|both|each|neither|one)\b/i;
/** Words that surely begin a clause. */
const SUBJECT =
  /^(?:we|i|you|it|he|she|they|there|our|the|my|your|an?|this|that|everyone|everybody|nobody|no one|all|tickets|entry|admission|\p{Lu}\p{L}+|\d+)(?:’\p{L}+)?(?![\p{L}])/iu;
const IMPERATIVE =
  /^(?:please )?(?:register|sign up|book|order|bring|buy|join|come|call|write|send|show|mention|subscribe|donate|vote|apply|reserve|follow|share|refer|recommend|spend)\b/i;

const IDENTITY =
  /^(?<is>we(?:’re| are)|i(?:’m| am)) an? (?<what>(?:[\p{L}’-]+ ){0,4}[\p{L}’-]+) and (?<two>(?:we|i|our|my) .{6,160})$/iu;
const OURS =
  /^our (?<thing>new .{3,60}?) (?:is|are) (?<being>(?:on tap|available|ready|out|in stock|back|on sale|online|here) ?.*)$/i;

/** "I’m a freelance illustrator and I have two slots …" */
export const identified: Frame = ({ text, act }) => {
  const { is = '', what = '', two = '' } = IDENTITY.exec(text)?.groups ?? {};
  if (what === '' || act.sober) return [];
  const { thing = '', being = '' } = OURS.exec(two)?.groups ?? {};
  const plural = thing !== '' && be(thing) === 'are';
  return [
    ...(thing
      ? [
          {
            structure: 'reason' as const,
            text: say(`At our ${what}, ${plural ? '' : 'a '}${thing} ${plural ? 'are' : 'is'} ${being}`),
            purpose: 'says_it_in_one_sentence' as const,
          },
        ]
      : []),
    ...(/^i/i.test(is) && /^i have /i.test(two)
      ? [
          {
            structure: 'reader' as const,
            text: both(`Looking for ${article(what)} ${what}?`, say(capital(two))),
            purpose: { code: 'speaks_to_those_who_look_for' as const, whom: `${article(what)} ${what}` },
          },
        ]
      : []),
  ];
};

const TWICE =
  /^(?<who>we|i) (?<one>(?!have |are |am )[^,;:?]{8,120}?) and (?<two>(?:now |also |still )?(?:have|offer|take|need|open|sell|teach|deliver) [^,;:?]{6,120})$/iu;

/** "I translate patents and have two free weeks in July." → the second half first, as a sentence of its own. */
export const twice: Frame = ({ text, act }) => {
  const { who = '', one = '', two = '' } = TWICE.exec(text)?.groups ?? {};
  if (two === '' || REFERS.test(two) || / and | to /.test(one) || act.sober) return [];
  return [
    {
      structure: 'reason',
      text: both(say(`${capital(who)} ${two}`), say(`${capital(who)} ${one}`)),
      purpose: 'starts_with_what_readers_can_have' as const,
    },
  ];
};

/** Two clauses in one sentence. */
export const conjoined: Frame = ({ text, act }) => {
  for (const { one, by, two } of splitsOf(text)) {
    if (IMPERATIVE.test(one) && /and$/i.test(by)) return rewarded(one, two);
    if (/\b(?:because|since|if|when|while|which|who|that|whether|how)\b/i.test(one) || !SUBJECT.test(two))
      continue;
    if (!parseClause(one) || !parseClause(two)) continue;
    const joint = by.replace(/^,? ?/, '').toLowerCase();
    const wordings: Wording[] = [];
    const free = !REFERS.test(two) && !/^(?:we|i)(?:’re|’m| are| am) an? /i.test(one);
    if (joint === 'and') wordings.push({ structure: 'news', text: both(say(one), say(capital(two))) });
    if (joint === 'so') {
      wordings.push({ structure: 'news', text: both(say(one), say(capital(two))) });
      if (free)
        wordings.push({
          structure: 'reason',
          text: both(say(capital(two)), say(capital(one))),
          purpose: 'starts_with_what_readers_get_out_of_it' as const,
        });
    }
    if (joint === 'and' && free)
      wordings.push({
        structure: 'reason',
        text: both(say(capital(two)), say(capital(one))),
        purpose: 'turns_the_two_halves_of_the_news_round' as const,
      });
    if (joint === 'but') {
      wordings.push({
        structure: 'reason',
        text: say(`Although ${inner(one)}, ${inner(two)}`),
        purpose: 'names_what_readers_know_first_then_what_is_new' as const,
      });
      if (free && !act.sober)
        wordings.push({
          structure: 'time',
          text: both(say(capital(two)), say(capital(one))),
          purpose: 'starts_with_the_good_half_of_the_news' as const,
        });
    }
    return wordings;
  }
  return [];
};

/** "Register before 30 June and your child gets a bag" */
function rewarded(one: string, two: string): Wording[] {
  if (
    !parseClause(two) ||
    (/^(?:we|i)\b/i.test(two) === false && !/^(?:you|your|the first|everyone|everybody)\b/i.test(two))
  )
    return [];
  const plain = one.replace(/^please /i, '');
  const will = two;
  return [
    {
      structure: 'reason',
      text: say(`${capital(will)} if you ${small(plain)}`),
      purpose: 'starts_with_what_readers_get' as const,
    },
    {
      structure: 'reader',
      text: say(`If you ${small(plain)}, ${inner(two)}`),
      purpose: 'says_what_to_do_and_what_readers_get_for_it' as const,
    },
  ];
}

function splitsOf(text: string): { one: string; by: string; two: string }[] {
  const pairs: { one: string; by: string; two: string }[] = [];
  for (const { 0: by, index } of text.matchAll(/,? (?:and|but|so) /g)) {
    const [one, two] = [text.slice(0, index), text.slice(index + by.length)];
    if (one.length >= 8 && two.length >= 8 && !(/\d$/.test(one) && /^\d/.test(two)))
      pairs.push({ one, by: by.trim(), two });
    if (pairs.length === 4) break;
  }
  return pairs;
}
