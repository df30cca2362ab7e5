import type { Frames } from './frames.ts';

export const ENGLISH: Frames = {
  and: 'and',
  or: 'or',
  colon: ':',
  labels: { when: 'When', where: 'Where', price: 'Price', pay: 'Pay' },
  superfluous: /^(?:on|at|in|for) (?=\p{Lu}|\d|the )/u,
  gaps: {
    when: '[add the date]',
    where: '[add the place]',
    price: '[add the price]',
    link: '[add the link]',
    item: '[write number {n} here]',
  },
  story: ['[how it was before]', '[what changed]', '[what came of it]'],
  quoted: (text) => `“${text}”`,
  tips: [
    'Three things worth knowing:',
    'Three small things that make a difference:',
    'Worth saving:',
    'Three quick tips:',
    'Good to know, in three lines:',
  ],
  myths: [
    ['Myth: {myth}', 'Fact: {fact}'],
    ['You have probably heard this one: “{myth}”', 'The truth: {fact}'],
    ['True or false? “{myth}”', 'False. {fact}'],
    ['“{myth}” Many people believe it.', 'Actually: {fact}'],
    ['A popular belief: “{myth}”', 'Not quite. {fact}'],
  ],
  asked: [
    '{question}',
    'A question that many people have: {question}',
    'Ever wondered about this? {question}',
    'A fair question: {question}',
  ],
  problems: ['Sound familiar?', 'It happens to everybody.', '', ''],
  audiences: ['For {list}.', 'This one is for {list}.', 'One for {list}.'],
  whom: ['For {list}.', 'Of interest to {list}.', 'Relevant for {list}.'],
  goals: {
    sell: ['Order yours now.', 'Get in touch and secure yours.', 'Questions before you buy? Just ask.'],
    inform: [
      'Save this so that you have it at hand.',
      'Questions? Just ask.',
      'Pass it on to anybody who should know.',
    ],
    engage: [
      'What do you think? Tell us below.',
      'Your turn: write it in the comments.',
      'Tag somebody whose answer you would like to hear.',
    ],
    invite: [
      'Come along, and bring a friend.',
      'Put it in your calendar now.',
      'Tell us that you are coming.',
    ],
    hire: ['Sounds like you? Get in touch.', 'Know somebody? Send it on.', 'Apply with a short message.'],
    thank: ['Thank you.', 'Were you part of it? Say hello below.', 'Pass the thanks on.'],
  },
  cares: [
    'What makes the difference:',
    'Three things that count:',
    'What people look for:',
    'Look for these three:',
    'The details that matter:',
  ],
  passOn: [
    'Not for you? Perhaps for somebody you know.',
    'Know somebody who should read this? Send it on.',
    'One person came to mind? Send it on.',
  ],
};
