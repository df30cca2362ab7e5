import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that get no posts of their own. */
export const QUIET_ANSWERS: PlanWords['quiet'] = {
  sizes: () =>
    'Sizing is a measuring problem: give a length next to every size, say how each model runs, and let people send a photo of what fits them today. Count returns by reason for a month.',
  season: () =>
    'Sell the slow weeks while the busy ones last: six weeks ahead, show what’s better then (more time, more room, more quiet), with dates and an offer that ends with the season. In the busy weeks, ask people if you may write to them about it.',
  trust: () =>
    'Show the proof before the claim: a name, a document, a place, a result that people can check. Answer criticism in public within a day: say what you’ll do and by when, then say when it’s done.',
  secrecy: () =>
    'Write about situations, never about cases: change the place, the amount and the year, and have a second person check each text for anyone who could be recognized. General information isn’t advice, so say that in the post.',
  time: ({ posts, time }) =>
    time
      ? `${posts} a week, made in one sitting: that fits into your time (${time}). In a busy week, skip a post and answer comments.`
      : `${posts} a week, made in one sitting. In a busy week, skip a post and answer comments.`,
  camera: () => 'Hands, tools and voices work without a face: film from above, and put text on the picture.',
  ideas: ({ who }) =>
    `Every question from ${who} is a post. Write down the next ten word for word; the calendar above has room for them.`,
  reach: ({ channel }) =>
    `Others on ${channel} already reach the people you want. Pick three of them, and make one post with each. If a post gets shared, make a part two.`,
  engagement: () =>
    'Ask people to choose between two things that you really have to decide, and tell them later what won.',
  budget: ({ hasMoney }) =>
    hasMoney
      ? 'Start with the post that worked without money, and raise the amount as long as results don’t get more expensive.'
      : 'Don’t spend money on anything that hasn’t worked without it. Until then, partners who share a post are your budget.',
  routine: () => 'Block one fixed hour a week, and schedule posts two weeks ahead.',
};
