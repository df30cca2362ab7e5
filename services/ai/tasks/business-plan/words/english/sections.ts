import { counter } from '../numbers.ts';
import type { SectionWords } from '../section-words.ts';
import { BUDGET } from './budget.ts';

const posts = counter('en', { one: 'post', other: 'posts' });
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
      `You gave no timeframe, so the plan covers ${weeksText(weeks)}, in rounds of four.`,
    noAmount: 'You gave no amount as a budget: everything here works without money.',
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
    ask: (who) => `Where do ${who} ask each other for advice?`,
  },
  own: {
    intro: 'Nobody else could post these. Fill in the brackets.',
    asked: (who) => `What was the last question from ${who}, word for word?`,
    wish: (text) => `What can you show this month as ${text}?`,
    goal: (count, isTarget) => `${count} so far${isTarget ? '' : ', and how many would be enough'}`,
    challenge: (text) => `Who is the exception to “${text}”, and why?`,
    season: 'what’s different then, and how early people decide',
  },
  platforms: {
    several: (count, channels) =>
      count === 1
        ? `With the time and money you have, you can keep up one channel: ${channels}.`
        : `With the time and money you have, you can keep up ${count} channels: ${channels}.`,
    first: (pillar) => `Start with “${pillar}”.`,
    formats: (list) => `Formats: ${list}.`,
  },
  content: {
    asked: (text) => `You asked for ${text}.`,
    noVideo: 'So the calendar has no videos.',
    video: 'So videos come first wherever the network has them.',
    first: (pillar) => `Use that for “${pillar}” first.`,
    head: ['Pillar', 'Share', 'Why', 'For example'],
    measure: (count) => `Measure: ${count}.`,
  },
  rhythm: {
    head: ['Channel', 'Each week', 'Content'],
    main: (channel) => `Made for ${channel}`,
    other: (main, channel) => `The best from ${main}, rewritten for ${channel}`,
    time: (text) => `Your time: ${text}.`,
    needs: {
      none: 'Plan 3 hours a week.',
      small: 'Plan 4 hours a week.',
      medium: 'Plan 6 hours a week, plus one photo session a month.',
      large: 'Plan a part-time job, or an agency with one contact person.',
    },
    start: {
      companies: 'Start on weekday mornings, then follow your own numbers.',
      people: 'Start in the early evening, then follow your own numbers.',
    },
  },
  calendar: {
    intro: (channel) => `For ${channel}.`,
    others: (channels) => `On ${channels}, use the post that did best the week before.`,
    head: ['Week', 'Day', 'Format', 'Post', 'Pillar'],
  },
  budget: BUDGET,
  firstDays: {
    days: (from, to) => `Days ${from}–${to}`,
    profile: (channel, thing, who) =>
      `Profile on ${channel}: “${thing} for ${who}”, and one way to reach you.`,
    note: (count) => `Write down today’s count (${count}).`,
    collect: (pillar, first, second) => `Collect material for “${pillar}”: “${first}” and “${second}”.`,
    schedule: (count) => `Schedule ${count}.`,
    firstPost: (pillar) => `Publish the first post of “${pillar}”.`,
    paid: {
      small: (channel) => `Boost the best post on ${channel} for five days.`,
      medium: (channel) => `Run your two best posts on ${channel} against each other.`,
      large: (channels) => `Run two messages each on ${channels}, and stop the weaker one after a week.`,
    },
    unpaid: (who) => `Ask three people who know ${who} to share the best post.`,
    compare: (count) => `Compare with day 3 (${count}), and adjust the calendar.`,
  },
  measures: {
    head: ['Goal', 'Count', 'Where', 'If it stalls'],
    budget: ['Budget', 'Cost per result', 'Spending, divided by results', 'Stop the most expensive post'],
    targets: (list, count) => `Your ${count > 1 ? 'targets' : 'target'}: ${list}.`,
    noTarget: 'You gave no target: count for 30 days, then set one.',
    reviewAfter: (weeks) => `Review the plan after ${weeksText(weeks)}.`,
    reviewAtEnd: 'Review the plan at the end of your timeframe.',
  },
  challenges: {
    none: 'You named none. [What has kept people away so far?]',
    unknown: '[Who does this keep away, and what have you tried?] The answer depends on that.',
  },
};
