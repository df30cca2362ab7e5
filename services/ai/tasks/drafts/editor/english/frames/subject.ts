import { knowsWord } from '../../../../../language/topic/tagger.ts';
import { capital, inner, say, small } from '../news.ts';
import type { Frame } from './frame.ts';

const MAX_WORDS = 5;
const COUNTED =
  /^(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:[\p{L}-]+ ){0,2}?(?<what>lessons?|tips|ways|reasons|mistakes|things|ideas|steps|questions|myths|tricks|rules|signs|habits|facts)(?![\p{L}])/iu;
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MAX_LINES = 7;

/** The brief only names a subject: what to say of it is left open. */
export const subject: Frame = ({ text, bare }, { sentences }) => {
  const words = text.split(' ').length;
  if (bare || sentences.length > 1 || words > MAX_WORDS || /[:?!;,\d]/.test(text)) return [];
  if (
    /^(?:happy|merry|thank|thanks|please|join|come|try|visit|we|i|no|do|don’t|book|buy|call|good|welcome)\b/i.test(
      text,
    )
  )
    return [];
  const name = words === 1 && knowsWord(small(text)) ? small(text) : inner(text);
  return [
    {
      structure: 'news',
      text: `${capital(text)}: [what is new, in one sentence]`,
      purpose: 'add_whats_new_to_turn_this_into_a_post',
    },
    {
      structure: 'reader',
      text: `For [whom it is for]: ${name}.\n\n[What you offer them, when and where]`,
      purpose: 'speaks_to_those_it_is_for_once_you_say_who_they_are',
    },
    {
      structure: 'reason',
      text: `[A question that customers ask you about ${name}]\n\n[Your answer, in two sentences]`,
      purpose: 'answers_a_question_customers_ask_you',
    },
  ];
};

/** "Five lessons from our first year" → a row of open lines. */
export const counted: Frame = ({ text }, { sentences }) => {
  const { count = '', what = '' } = COUNTED.exec(text)?.groups ?? {};
  if (count === '' || text.includes(':') || sentences.length > 2) return [];
  const number = NUMBERS.indexOf(count.toLowerCase());
  const lines = number < 0 ? Number(count) : number + 2;
  if (lines < 2 || lines > MAX_LINES) return [];
  const one = what.toLowerCase().replace(/s$/, '');
  return [
    {
      structure: 'list',
      text: [
        `${say(text).replace(/\.$/, ':')}`,
        ...Array.from(
          { length: lines },
          (_, at) => `${at + 1}. [${at === 0 ? `the first ${one}` : `another ${one}`}]`,
        ),
      ].join('\n'),
      purpose: 'has_a_line_for_each_point_you_want_to_make',
    },
  ];
};
