import type { PlanWords } from '../plan-words.ts';

export const GOALS: PlanWords['goals'] = {
  adoptions: () => ({
    count: 'adoptions, and how many animals came back',
    where: 'Your adoption records, with the question “Where did you first see this animal?”',
    act: 'Show the same animal again in another way: on a walk, playing, asleep',
    posts: ['An animal that found a home this week', 'Visiting hours, and which animals people can meet'],
  }),
  volunteers: () => ({
    count: 'volunteers signed up, and how many came back',
    where: 'Your list of names, with each person’s start date',
    act: 'Call three people who asked but didn’t come; post their reason and your answer',
    posts: [
      'What a volunteer does in two hours, from arrival to goodbye',
      'Which tasks are open, on which days, for how long',
    ],
  }),
  donations: () => ({
    count: 'donations, by number and amount',
    where: 'Your bank statement, with a reference for every post that asks',
    act: 'Name a smaller amount, and exactly what it pays for',
    posts: ['What one donation paid for, with the receipt', 'Something you need that doesn’t cost much'],
  }),
  demos: () => ({
    count: 'demos and trials started, and how many led to a second call',
    where: 'The booking form, with the question “How did you hear about us?”',
    act: 'Post the best two minutes of the demo, with a link to book',
    posts: [
      'Two minutes of a demo, with the question that always comes up',
      'What to have ready so that a demo is worth the time',
    ],
  }),
  contracts: () => ({
    count: 'contracts signed, and quotes requested',
    where: 'One list: who asked, when, and what came of it',
    act: 'Write to everyone whose quote is older than six months, with one new picture',
    posts: ['What’s in one of your quotes, page by page', 'A finished job, and how long it took'],
  }),
  learners: () => ({
    count: 'first lessons taken, and how many led to a second',
    where: 'The lesson plan, at the end of each week',
    act: 'Offer one first lesson with its date and price, and nothing else in that post',
    posts: [
      'From the first message to the first lesson, with dates',
      'What a beginner could do after one week',
    ],
  }),
  places: () => ({
    count: 'new people signed up, and how many are still there after a month',
    where: 'The list itself, on the first of each month',
    act: 'Ask the newest three what almost kept them away, and answer that in a post',
    posts: [
      'How to join: day, time, door, who to ask for',
      'The newest member’s first time, in their own words',
    ],
  }),
  applications: () => ({
    count: 'applications from people you would interview',
    where: 'A question to every applicant: Where did you hear about the job?',
    act: 'Show the schedule and the pay before the tasks',
    posts: [
      'Which job is open, from when, and how to apply in three sentences',
      'What the first week with you looks like',
    ],
  }),
  appointments: () => ({
    count: 'first appointments kept',
    where: 'Your calendar, with the question that led to each appointment',
    act: 'Say in a post who doesn’t need one; the others will know that they do',
    posts: [
      'What happens in the first half hour, and what it costs',
      'What to bring, and what can be settled without coming in',
    ],
  }),
  bookings: () => ({
    count: 'bookings for the days you want to fill',
    where: 'The booking calendar, compared with the same days last year',
    act: 'Offer one of these days in a post, with its date and how to book',
    posts: ['The next open days, with dates', 'One of these days from arrival on, minute by minute'],
  }),
  visitors: () => ({
    count: 'people through the door',
    where: 'A tally at the door, on the same day every week',
    act: 'Ask ten of them how they found you, and do more of that',
    posts: ['How to get here, step by step', 'What was going on last time at the busiest hour'],
  }),
  sales: () => ({
    count: 'sales of what you posted, in the week after the post',
    where: 'The register or shop system, next to the posting calendar',
    act: 'Put the price, size or time in the first line, and say where to get it',
    posts: [
      'One item for sale today, with its price and where to find it',
      'Why someone bought it, in their own words',
    ],
  }),
  inquiries: () => ({
    count: 'inquiries from people you can help',
    where: 'Messages, calls and forms, counted every Friday',
    act: 'Say in the first line who should write to you, and what to put in the message',
    posts: ['When people should get in touch, and what happens next', 'What to put in a first message'],
  }),
  community: () => ({
    count: 'comments and messages from new people',
    where: 'The network’s inbox, on Mondays',
    act: 'Ask smaller questions, and answer within the hour for one week',
    posts: [
      'A real decision between two things, put to a vote',
      'A comment from last week, answered at length',
    ],
  }),
  fewer: (unit) => ({
    count: `${unit}`,
    where: 'A weekly tally, with the reason for each',
    act: 'Ask the next three people for their reason, and answer it in a post',
    posts: [`What ${unit} cost you, and how you prevent them`, 'What people can do instead, and until when'],
  }),
  counted: (unit) => ({
    count: `${unit}`,
    where: 'One list, with the date of each and how it came about',
    act: 'Ask the latest one what made the difference, and turn that into a post',
    posts: [
      `${unit}: the story behind the latest one, from the first message on`,
      'What the next one can expect, step by step',
    ],
  }),
  awareness: () => ({
    count: 'people who know your name before they meet you',
    where: 'A question to the next twenty people: Have you heard of us, and where?',
    act: 'Repeat the post that was shared most, in another format',
    posts: [
      'Who you are, shown through one thing you did this week',
      'What people think you do, and what you actually do',
    ],
  }),
};
