import { counter } from '../numbers.ts';
import type { SectionWords } from '../section-words.ts';
import { BUDGET } from './budget.ts';

const posts = counter('en', { one: 'post', other: 'posts' });
const COUNTS = ['', 'one', 'two', 'three', 'four'];
const weeksText = counter('en', { one: 'week', other: 'weeks' });

export const SECTIONS: SectionWords = {
  titles: {
    summary: 'Executive summary',
    audience: 'Target audience',
    own: 'What only you can tell',
    platforms: 'Platform strategy',
    content: 'Content pillars',
    rhythm: 'Posting rhythm',
    calendar: 'Four-week calendar',
    budget: 'Budget',
    firstDays: 'First 30 days',
    measures: 'Measures',
    challenges: 'Answers to your challenges',
  },
  posts,
  summary: {
    business: 'Business:',
    audience: 'Audience:',
    goals: 'Goals:',
    rhythm: (count, channels) => `${count} a week on ${channels}.`,
    timeframe: (text, weeks) =>
      weeks === null
        ? `Your timeframe: ${text}, planned in rounds of four weeks.`
        : `Your timeframe: ${text} (${weeksText(weeks)}), planned in rounds of four weeks.`,
    noTimeframe: (weeks) =>
      `You didn’t name a timeframe, so the plan covers ${weeksText(weeks)}, in rounds of four.`,
    noAmount: 'You didn’t name a budget, so everything here works without money.',
    means: {
      small: (sum) => `Your budget of ${sum} is enough to put one post a month in front of more people.`,
      medium: (sum) =>
        `Your budget of ${sum} pays for steady reach and better pictures; the writing stays with you.`,
      large: (sum) =>
        `Your budget of ${sum} pays for campaigns, production and someone who looks after it every workday.`,
    },
  },
  audience: {
    reach: (who) => `You want to reach ${who}.`,
    ask: (who) => `Where do ${who} go for advice?`,
  },
  own: {
    intro: 'Nobody else could post these. Fill in the brackets.',
    asked: (who) => `What was the last question from ${who}, word for word?`,
    wish: (text) => `What can you show this month as ${text}?`,
    goal: (count, isTarget) => `${count} so far${isTarget ? '' : ', and how many would be enough'}`,
    challenge: (text) => `Who came to you anyway, despite “${text}”, and why?`,
    season: 'what’s different then, and how early people decide',
  },
  platforms: {
    several: (count, channels) =>
      count === 1
        ? `With the time and money you have, you can keep up one channel: ${channels}.`
        : `With the time and money you have, you can keep up ${COUNTS[count] ?? count} channels: ${channels}.`,
    first: (pillar) => `Start with “${pillar}”.`,
    formats: (list) => `Formats: ${list}.`,
  },
  content: {
    asked: (text) => `You asked for ${text}.`,
    noVideo: 'So the calendar has no videos.',
    video: 'So videos come first wherever the network has them.',
    first: (pillar) => `Start with that in “${pillar}”.`,
    head: ['Pillar', 'Share', 'Why', 'For example'],
    measure: (count) => `Measure: ${count}.`,
  },
  rhythm: {
    head: ['Channel', 'Each week', 'Content'],
    main: (channel) => `Made for ${channel}`,
    other: (main, channel) => `The best from ${main}, adapted to ${channel}`,
    time: (text) => `Your time: ${text}.`,
    needs: {
      none: 'Set aside 3 hours a week.',
      small: 'Set aside 4 hours a week.',
      medium: 'Set aside 6 hours a week.',
      large: 'Plan for a part-time hire, or an agency with one contact person.',
    },
    start: {
      companies: 'Post on weekday mornings at first, then let your own numbers decide.',
      people: 'Post in the early evening at first, then let your own numbers decide.',
    },
  },
  calendar: {
    intro: (channel) => `For ${channel}.`,
    others: (channels) => `On ${channels}, use the best of the week before.`,
    again: (post) => `${post} (again, told differently)`,
    head: ['Week', 'Day', 'Format', 'Post', 'Pillar'],
  },
  budget: BUDGET,
  firstDays: {
    days: (from, to) => `Days ${from}–${to}`,
    profile: (channel, thing, who) =>
      `Profile on ${channel}: “${thing} for ${who}”, and one way to reach you.`,
    note: (count) => `Write down where you stand today (${count}).`,
    collect: (pillar, first, second) => `Collect material for “${pillar}”: “${first}” and “${second}”.`,
    schedule: (count) => `Schedule ${count}.`,
    firstPost: (pillar) => `Publish the first post of “${pillar}”.`,
    paid: {
      small: (channel) => `Boost the best post on ${channel} for five days.`,
      medium: (channel) => `Promote your two best posts on ${channel} with the same budget, and compare.`,
      large: (channels) => `Run two messages each on ${channels}, and stop the weaker one after a week.`,
    },
    unpaid: (who) => `Ask three people close to your audience (${who}) to share the best post.`,
    compare: (count) => `Compare with day 3 (${count}), and adjust the calendar.`,
  },
  measures: {
    head: ['Goal', 'What to count', 'Where', 'If it stalls'],
    budget: ['Budget', 'Cost per result', 'Spending, divided by results', 'Stop the most expensive post'],
    targets: (list, count) => `Your ${count > 1 ? 'targets' : 'target'}: ${list}.`,
    noTarget: 'You gave no target: count for 30 days, then set one.',
    reviewAfter: (weeks) => `Review the plan after ${weeksText(weeks)}.`,
    reviewAtEnd: 'Review the plan at the end of your timeframe.',
  },
  challenges: {
    none: 'You didn’t name any. [What has kept people away so far?]',
    unknown: '[Who does this keep away, and what have you tried?] The answer depends on that.',
  },
};
