import type { DraftGoal, DraftTone } from '@carillon/contracts/domain/draft-details.ts';
import { occasionOf } from '../../knowledge/bank.ts';
import type { AngleName } from '../../knowledge/occasion.ts';
import type { Topic } from '../../language/topic/topic.ts';
import type { Details } from './desk/desk.ts';
import type { Research } from './research.ts';

/** Which angles to try, in that order; one that lacks its facts or texts leaves its place to the next. */
export type Plan = readonly AngleName[];

/** How far chance may move an angle in its occasion's order. */
const CHANCE = 4;
/** What goes with any occasion, when others are missing what they need; a second time with other lines. */
const ALWAYS: readonly AngleName[] = [
  'reasons',
  'audience',
  'question',
  'plain',
  'glance',
  'asked',
  'pass-on',
  'reasons',
  'plain',
];

export function planned({ topic }: Research, details: Details, random: () => number): Plan {
  const { angles, mood } = occasionOf(topic.occasion);
  const steered = [
    ...(details.goal ? BY_GOAL[details.goal] : []),
    ...(details.tone ? BY_TONE[details.tone] : []),
  ];
  const fits = (name: AngleName) =>
    !(name === 'tips' && hasItsOwn(topic)) &&
    (name !== 'pass-on' || mood === 'glad') &&
    !(details.tone === 'plain' && name === 'scene');
  const wanted = details.audience ? ['audience' as const, ...angles] : angles;
  const keyed = [...new Set([...wanted, ...steered.filter((name) => ALWAYS.includes(name))])]
    .filter((name) => name !== 'announcement' && fits(name))
    .map((name, at) => ({ name, key: keyOf(name, topic, details, steered) ?? at + random() * CHANCE }))
    .sort((one, other) => one.key - other.key)
    .map(({ name }) => name);
  return [...keyed, ...ALWAYS.filter(fits)];
}

/** What the topic or the user asks for comes before the occasion's own order. */
function keyOf(
  name: AngleName,
  topic: Topic,
  { audience }: Details,
  steered: readonly AngleName[],
): number | undefined {
  if (needed(topic, name)) return -20;
  if (name === 'audience' && audience) return -15;
  return steered.includes(name) ? steered.indexOf(name) - 10 : undefined;
}

const BY_GOAL: Readonly<Record<DraftGoal, readonly AngleName[]>> = {
  sell: ['problem', 'cares', 'number', 'glance'],
  inform: ['glance', 'date', 'asked', 'plain'],
  engage: ['question', 'myth', 'pass-on'],
  invite: ['date', 'glance', 'question', 'audience'],
  hire: ['glance', 'audience', 'pass-on'],
  thank: ['plain', 'reasons'],
};
const BY_TONE: Readonly<Record<DraftTone, readonly AngleName[]>> = {
  plain: ['plain', 'glance', 'date'],
  warm: ['scene', 'pass-on', 'question'],
  lively: ['question', 'number', 'myth'],
  professional: ['glance', 'asked', 'reasons'],
};

/** Beside the topic's own tips there are no others. */
const hasItsOwn = ({ occasion, items }: Topic): boolean => occasion === 'tip' && items.length > 0;

/** What the topic itself asks for. */
const needed = ({ items, facts }: Topic, name: AngleName): boolean =>
  (name === 'glance' && items.length + facts.length >= 2) || name === 'skeleton';
