import { occasionOf } from '../../knowledge/bank.ts';
import type { AngleName } from '../../knowledge/occasion.ts';
import type { Topic } from '../../language/topic/topic.ts';
import type { Research } from './research.ts';

/** Which angles to try, in that order; one that lacks its facts or texts leaves its place to the next. */
export type Plan = readonly AngleName[];

/** How far chance may move an angle in its occasion's order. */
const CHANCE = 4;
/** What goes with any occasion, when others are missing what they need; a second time with other lines. */
const ALWAYS: readonly AngleName[] = [
  'reasons',
  'question',
  'plain',
  'glance',
  'asked',
  'pass-on',
  'reasons',
  'plain',
];

export function planned({ topic }: Research, random: () => number): Plan {
  const { angles, mood } = occasionOf(topic.occasion);
  const keyed = angles
    .filter((name) => name !== 'announcement' && !(name === 'tips' && hasItsOwn(topic)))
    .map((name, at) => ({ name, key: needed(topic, name) ? -1 : at + random() * CHANCE }))
    .sort((one, other) => one.key - other.key)
    .map(({ name }) => name);
  return [
    ...keyed,
    ...ALWAYS.filter(
      (name) => (name !== 'pass-on' || mood === 'glad') && !(name === 'tips' && hasItsOwn(topic)),
    ),
  ];
}

/** Beside the topic's own tips there are no others. */
const hasItsOwn = ({ occasion, items }: Topic): boolean => occasion === 'tip' && items.length > 0;

/** What the topic itself asks for. */
const needed = ({ items, facts }: Topic, name: AngleName): boolean =>
  (name === 'glance' && items.length + facts.length >= 2) || name === 'skeleton';
