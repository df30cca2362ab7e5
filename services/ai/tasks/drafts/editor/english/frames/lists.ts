import { maskFacts } from '../../../../../language/facts/mask-facts.ts';
import { isRequest } from '../../../../../language/facts/speech-acts.ts';
import { withoutEmoji } from '../../../../../language/topic/emoji.ts';
import { capital } from '../news.ts';
import type { Frame } from './frame.ts';

const FEWEST = 2;
const TIPS = /\b(?:tips|ways|steps|rules|mistakes|tricks|reasons|ideas|things)\b/i;
const LIMIT = 10;
const LONGEST = 90;

/** "Our report is out: 412 families housed, 38 still waiting, and a plan" → a list. */
export const listed: Frame = ({ text }) => {
  const colon = text.indexOf(': ');
  if (colon < 3 || colon > LONGEST) return [];
  if (withoutEmoji(text) !== text) return [];
  const items = itemsOf(text.slice(colon + 2));
  const fits = items.every(
    (one) =>
      one.length >= 2 &&
      one.split(' ').length <= 9 &&
      (TIPS.test(text.slice(0, colon)) || !isRequest(one, 'en')) &&
      !/^(?:on|in|at|near|from|to|by|with|for|of) /i.test(one),
  );
  if (items.length < FEWEST || items.length > LIMIT || !fits) return [];
  return [
    {
      structure: 'list',
      text: [`${capital(text.slice(0, colon))}:`, ...items.map((one) => `– ${one}`)].join('\n'),
      purpose: 'shows_the_details_one_below_the_other_to_be_read_at_a_glance',
    },
  ];
};

function itemsOf(text: string): string[] {
  const masked = maskFacts(text, 'en');
  const items: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of masked.matchAll(/, (?:and |or )?/g)) {
    items.push(text.slice(from, index));
    from = index + mark.length;
  }
  const last = text.slice(from);
  const and =
    items.length > 0 && !/, (?:and|or) $/.test(text.slice(0, from)) ? last.split(/ (?:and|or) /) : [last];
  return [...items, ...(and.length === 2 ? and : [last])].map((one) => one.trim()).filter(Boolean);
}
