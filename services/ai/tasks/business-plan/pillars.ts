import type { PlanFacts } from './facts.ts';
import { GOALS } from './goals.ts';

export interface Pillar {
  readonly name: string;
  readonly why: string;
  readonly percent: number;
  /** What its posts are about, in order. */
  readonly posts: readonly string[];
}

/** What to post about: of the trade where it is known, always with the goals. */
export function pillarsOf({ trade, goals }: PlanFacts): Pillar[] {
  const aims = {
    name: 'What you offer',
    why: 'Brings people to act; more than one post in four of these tires them.',
    percent: 25,
    posts: goals.map((goal) => GOALS[goal].post),
  };
  if (!trade) return [...GENERAL, aims];
  return [
    {
      name: 'Useful to know',
      why: 'Gets saved and passed on, and shows that you know your trade.',
      percent: 30,
      posts: trade.tips.map((tip) => `Tip: ${tip}`),
    },
    {
      name: 'Answers',
      why: 'Says what people ask anyway, before they ask.',
      percent: 25,
      posts: [
        ...trade.questions.map(({ question }) => `Answer: ${question}`),
        ...trade.myths.map(({ myth }) => `Set straight: “${myth}”`),
      ],
    },
    {
      name: 'Behind the work',
      why: 'Makes the people and the care visible that nobody sees in the result.',
      percent: 20,
      posts: trade.scenes.map((scene) => `Scene to show: ${scene}`),
    },
    aims,
  ];
}

const GENERAL: readonly Pillar[] = [
  {
    name: 'Useful to know',
    why: 'Gets saved and passed on, and shows that you know your trade.',
    percent: 30,
    posts: [
      'Tip: the one thing that customers should check before they buy',
      'Tip: how to make it last longer',
      'Tip: what is worth its price, and what is not',
    ],
  },
  {
    name: 'Answers',
    why: 'Says what people ask anyway, before they ask.',
    percent: 25,
    posts: [
      'Answer: the question you hear most',
      'Answer: what it costs, and why',
      'Answer: how long it takes',
    ],
  },
  {
    name: 'Behind the work',
    why: 'Makes the people and the care visible that nobody sees in the result.',
    percent: 20,
    posts: [
      'Scene to show: the first hour of a working day',
      'Scene to show: a detail that takes longest',
      'Scene to show: the tools you would not do without',
    ],
  },
];
