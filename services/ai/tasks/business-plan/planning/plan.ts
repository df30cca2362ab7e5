import { inline } from '../markdown.ts';
import type { Challenge } from '../reading/challenges-of.ts';
import { type Channel, MAIN_CHANNEL } from '../reading/channels.ts';
import type { PlanFacts } from '../reading/facts.ts';
import type { Goal } from '../reading/goals.ts';
import type { ChannelWords } from '../words/channel-words.ts';
import { formatList } from '../words/numbers.ts';
import type { ChallengeSlots, GoalWords, PillarWords, PlanWords, Slots } from '../words/plan-words.ts';

/** The data for a section: the facts that were read, and the language's words. */
export interface Plan {
  readonly facts: PlanFacts;
  readonly words: PlanWords;
}

export const mainChannel = ({ facts }: Plan): Channel => facts.channels[0] ?? MAIN_CHANNEL;

/** The user's words as sentences of this language hold them. */
export function slotsOf({ facts: { own, input }, words }: Plan): Slots {
  const who = inline(own.who[0] ?? input.target_demographics, 80);
  return { thing: words.inSentence(inline(own.thing, 80)), who: words.inSentence(who) };
}

export const goalWords = ({ words }: Plan, goal: Goal): GoalWords =>
  words.goals[goal.kind](inline(goal.unit, 60));

/** "“More sales” and “20 new customers”". */
export const quoteGoals = ({ words }: Plan, goals: readonly Goal[]): string =>
  formatList(
    goals.map(({ text }) => words.quote(inline(text, 80))),
    words.locale,
  );

/** Returns what a goal counts, phrased to follow a colon: "demos and trials started". */
export function countOf(plan: Plan, goal: Goal | undefined): string {
  if (!goal) return '';
  const [count = ''] = goalWords(plan, goal).count.split(/[,،]/u);
  return plan.words.afterColon(count);
}

export interface Answer {
  readonly answer: string;
  readonly pillar?: PillarWords;
}

/** The answer to a challenge of a known kind; null for all others. */
export function answerTo(plan: Plan, { kind }: Challenge): Answer | null {
  if (kind === null) return null;
  const { posted, quiet } = plan.words;
  const slots = challengeSlots(plan);
  const hasPosts = (one: string): one is keyof typeof posted => one in posted;
  return hasPosts(kind) ? posted[kind](slots) : { answer: quiet[kind](slots) };
}

const challengeSlots = (plan: Plan): ChallengeSlots => ({
  ...slotsOf(plan),
  channel: mainChannel(plan),
  posts: plan.words.sections.posts(plan.facts.postsAWeek),
  time: plan.facts.time && inline(plan.facts.time.text),
  hasMoney: plan.facts.means === 'medium' || plan.facts.means === 'large',
});

/** Returns a plan's words about a channel. */
export const channelWords = ({ words }: Plan, channel: Channel): ChannelWords =>
  words.channels[channel] ?? words.otherChannel;
