import { withoutEnding } from '../../../../../language/topic/sentences.ts';
import type { Wording } from '../../editor.ts';
import { both, capital, inner, say, small } from '../news.ts';
import type { Frame } from './frame.ts';

const NAME = /(?<![\p{L}])(?<name>\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,3})(?![\p{L}])/gu;
/** Whether a row of words ends in what somebody is: "our school caretaker". */
function endsInRole(text: string): boolean {
  const words = text.trim().split(' ').slice(-MAX_WORDS);
  const start = words.findLastIndex((word) => /^(?:our|the|my)$/i.test(word));
  return (
    start >= 0 && start < words.length - 1 && words.slice(start + 1).every((word) => /^\p{Ll}/u.test(word))
  );
}
const MAX_WORDS = 5;
const NO_NAME =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|We|I|Our|The|A|An|After|On|In|At|For|With|My|It|This)$/;

/** The news is of a person, and the next sentence tells of them: that one first. */
export const remembered: Frame = ({ text }, { sentences, newsAt }) => {
  const next = sentences[newsAt + 1]?.text ?? '';
  const [, rest = ''] = /^(?:He|She) (.{8,160})$/.exec(withoutEnding(next)) ?? [];
  if (rest === '' || /\b(?:he|she) (?:will|is going)\b/i.test(next)) return [];
  const names = [
    ...new Set(
      [...text.matchAll(NAME)].map(({ groups }) =>
        (groups?.name ?? '').replace(/^(?:We|Our|The|After|On|In) /, ''),
      ),
    ),
  ].filter((one) => !NO_NAME.test(one));
  const [name] = names;
  if (name === undefined || names.length > 1) return [];
  const at = text.indexOf(name);
  const before = text.slice(0, at);
  const newsText = endsInRole(before) ? `${before.trim()}${text.slice(at + name.length)}` : text;
  return [
    {
      structure: 'reason',
      text: both(say(name, rest), say(newsText)),
      also: [newsAt + 1],
      purpose: 'starts_with_what_people_remember',
    },
  ];
};

const QUESTION =
  /^(?<verb>is|are|do|does|have|has) (?<who>you|your [\p{L}-]+) (?<what>(?!(?:seen|heard|met) ).{3,120})\?$/iu;
const NEED = /^(?<verb>need|want|looking for|fancy) (?<what>.{3,100})\?$/i;

/** A question, and the sentence that answers it, as one: "If your boiler is old, we check it." */
export const conditional: Frame = (_, { sentences, newsAt, act }) => {
  const [question = '', text = ''] = [sentences[newsAt]?.text, sentences[newsAt + 1]?.text];
  if (act.sober || !/^(?:We|I|Our|My|You can|The)(?! (?:are|’re) you)\b/.test(text) || text.length > 160)
    return [];
  const { verb = '', who = '', what = '' } = QUESTION.exec(question)?.groups ?? {};
  const need = NEED.exec(question)?.groups;
  const condition = need?.what
    ? `If you ${/looking/i.test(need.verb ?? '') ? 'are looking for' : small(need.verb ?? '')} ${need.what}`
    : what === ''
      ? ''
      : /^do$/i.test(verb)
        ? `If ${who} ${what}`
        : /^does$/i.test(verb)
          ? ''
          : `If ${who} ${small(verb)} ${what}`;
  if (condition === '') return [];
  return [
    {
      structure: 'reader',
      text: say(`${condition}, ${inner(text)}`),
      also: [newsAt + 1],
      purpose: 'says_whom_it_is_for_and_what_they_get',
    },
  ];
};

const BECAUSE =
  /^(?<why>(?:because of|due to|owing to|thanks to) .{3,80}?),? (?<main>(?:we|we’re|we’ve|i|i’m|our|my|all|there|everyone) .{6,160})$/i;
const SINCE =
  /^because (?<why>.{6,80}?),? (?<main>(?:we|we’re|we’ve|i|i’m|our|my|all|there|everyone) .{6,160})$/i;
const OPENED = /^(?<when>(?:after|for|with|since) [^,]{4,60}), (?<main>[^,]{8,160})$/i;

/** Moves a clause before the main clause behind it. */
export const turned: Frame = ({ text }) => {
  const because = BECAUSE.exec(text)?.groups;
  if (because?.why && because.main)
    return [
      {
        structure: 'time',
        text: say(capital(because.main), inner(because.why)),
        purpose: 'starts_with_what_changes',
      },
    ];
  const since = SINCE.exec(text)?.groups;
  if (since?.why && since.main)
    return [
      {
        structure: 'time',
        text: say(capital(since.main), `because ${since.why}`),
        purpose: 'starts_with_what_changes',
      },
    ];
  const opening = OPENED.exec(text)?.groups;
  if (!opening?.when || !opening.main) return [];
  return [
    {
      structure: 'time',
      text: say(`${capital(opening.main)}, ${inner(opening.when)}`),
      purpose: 'starts_with_who_it_is_about',
    },
  ];
};

const HANDED = /^(?<how>lost|found): (?<what>(?:an?|the|one|two|my|our) [^,]{2,60}),? (?<rest>.{4,120})$/i;
/** Something was lost or found. */
export const lost: Frame = ({ text }) => {
  const { how = '', what = '', rest = '' } = HANDED.exec(text)?.groups ?? {};
  if (what === '') return [];
  const isLost = /^lost$/i.test(how);
  const wordings: Wording[] = [
    {
      structure: 'reader',
      text: both(
        `Have you ${isLost ? 'found' : 'lost'} ${inner(what)}?`,
        say(`${capital(how)} ${rest.replace(/, /g, ' ')}`),
      ),
      purpose: 'speaks_to_the_one_person_it_is_for',
    },
  ];
  return wordings;
};

const SHARED =
  /^(?<subject>(?:our|the|my) (?:[\p{L}-]+ ){1,3}?)(?<one>(?:won|has|have|is|are|was|opened|closed|moved|finished|starts|starts|sells|takes|now takes|reached|beat) .{4,120}?) and (?<two>(?:plays?|gives?|moves?|opens?|runs?|starts?|shows?|offers?|meets?|travels?|goes|sings?|invites?|sells?|takes?|needs?|wants?|looks?) .{4,120})$/iu;
/** "Our team won the final and plays in Cardiff" */
export const shared: Frame = ({ text }) => {
  const { subject = '', one = '', two = '' } = SHARED.exec(text)?.groups ?? {};
  if (two === '' || /[,:;]/.test(text)) return [];
  return [
    {
      structure: 'reason',
      text: both(say(subject.trim(), one), say(`It ${two}`)),
      purpose: 'gives_each_half_of_the_news_its_own_sentence',
    },
  ];
};
