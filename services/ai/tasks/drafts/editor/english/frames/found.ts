import { both, capital, inner, say } from '../news.ts';
import type { Frame } from './frame.ts';

const LEFT =
  /^(?:whoever|to the person who|to whoever|did you|if you) (?<did>left|lost|forgot|leave|lose|forget) (?<what>.{3,120}?)(?::|,|\?)? (?<where>(?:it|they)(?:’s| is|’re| are) .{4,100})$/i;
const BASE: Readonly<Record<string, string>> = { left: 'leave', lost: 'lose', forgot: 'forget' };

/** Something waits for the person who lost it. */
export const found: Frame = ({ text }) => {
  const { did = '', what = '', where = '' } = LEFT.exec(text)?.groups ?? {};
  const base = BASE[did.toLowerCase()];
  if (!base || what === '') return [];
  return [
    { structure: 'news', text: both(`Did you ${base} ${what}?`, say(capital(where))) },
    {
      structure: 'reader',
      text: say(`If you ${did.toLowerCase()} ${what}, ${inner(where)}`),
      purpose: 'speaks_to_the_one_person_it_is_for',
    },
  ];
};
