import { CHALLENGE_KINDS, GOAL_KINDS, NATURES } from '../reading/kinds.ts';
import type { PlanWords } from '../words/plan-words.ts';

const SLOTS = {
  thing: 'THING',
  who: 'WHO',
  channel: 'CHANNEL',
  posts: 'POSTS',
  time: null,
  hasMoney: false,
};

/** All sentences of a language about kinds of work, goals, challenges, people and channels, by their place. */
export function wordsOf({
  natures,
  goals,
  posted,
  quiet,
  audiences,
  channels,
  otherChannel,
}: PlanWords): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (value: unknown, place: string): void => {
    if (typeof value === 'string') found.set(place, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) collect(part, `${place}.${key}`);
  };
  for (const nature of NATURES) collect(natures[nature](SLOTS), nature);
  for (const goal of GOAL_KINDS) collect(goals[goal]('UNIT'), `goal ${goal}`);
  for (const kind of CHALLENGE_KINDS) collect({ ...posted, ...quiet }[kind](SLOTS), `challenge ${kind}`);
  collect({ audiences, channels, otherChannel }, 'words');
  return found;
}
