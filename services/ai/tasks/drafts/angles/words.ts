import { lowerFirst, upperFirst } from '../../../language/topic/casing.ts';
import { smallWordFirst } from '../../../language/topic/language.ts';
import { sentence } from '../../../language/topic/sentences.ts';
import { withoutEnd } from '../../../language/topic/text-end.ts';
import type { Fact, Topic } from '../../../language/topic/topic.ts';
import type { Lines } from '../phrases/phrases.ts';
import type { Desk } from './angle.ts';

/** One of the lines, with what it leaves open filled in. */
export function say({ topic, joints, choose }: Desk, lines: Lines): string {
  const { voice, items, lead, inline } = topic;
  const or = listed(items, joints.or);
  const words: Record<string, string> = {
    us: voice === 'I' ? 'me' : 'us',
    we: voice === 'I' ? 'I' : 'we',
    We: voice === 'I' ? 'I' : 'We',
    lead: inline,
    Lead: lead,
    or,
    Or: upperFirst(or),
  };
  return choose.one(lines).replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}

/** "lemon, rhubarb and elderflower". */
export const listed = (items: readonly string[], joint: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** Small after a colon, in English alone: elsewhere a capital is right there, or does no harm. */
export const continued = ({ language }: Topic, text: string): string =>
  language === 'en' ? lowerFirst(text) : smallWordFirst(text, language);

export const factsOf = ({ facts }: Topic, kind: Fact['kind']): string =>
  facts
    .filter((fact) => fact.kind === kind)
    .map(({ text }) => text)
    .join(', ');

/** The sentences that follow the statement, and addresses: no draft goes without them. */
export const more = ({ more }: Topic): string => more.join(' ');

/** A call to action, with the addresses where it can be followed. */
export const call = (desk: Desk, lines: Lines): string =>
  [say(desk, lines), ...desk.topic.links].filter(Boolean).join('\n');

/** The statement without its list: "Our spring cakes, from Monday 🍰". */
export const withoutList = ({ lead, facts, emoji }: Topic): string =>
  sentence([lead, ...facts.map(({ text }) => text)].join(', ') + (emoji && ` ${emoji}`));

/** What a picture to the post may be captioned with: a whole statement, or the name of a thing and its list. */
export const captionOf = ({ topic, joints }: Desk): string => {
  const { form, statement, lead, items, either } = topic;
  if (form !== 'name' && form !== 'title') return statement;
  return [lead, listed(items, either ? joints.or : joints.and)].filter(Boolean).join(`${joints.colon} `);
};

const MOST_CAPTION = 120;

/** Short enough to stand under a picture. */
export function captioned(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/\.$/, '');
  if (line.length <= MOST_CAPTION) return line;
  const cut = line.slice(0, MOST_CAPTION);
  return `${withoutEnd(cut.slice(0, cut.lastIndexOf(' ')), /[\s,;:.–—-]/)}…`;
}
