import type { Joints, Phrases } from './phrases.ts';

export const JOINTS: Joints = {
  or: 'or',
  and: 'and',
  when: 'When',
  where: 'Where',
  price: 'Price',
  colon: ':',
  asks: {
    name: 'What?',
    clause: 'What’s happening?',
    request: 'What can you do?',
    items: 'The details?',
    when: 'When?',
    where: 'Where?',
    price: 'How much?',
  },
  superfluous: /^(on|at|in|for) /i,
};

/** What fits any kind of news. */
export const GENERAL: Phrases = {
  present: ['Take a look at', 'Have a look at'],
  act: ['Questions? Ask {us} in the comments.', 'Is there anything you would like to know? Ask below.'],
  ask: ['Have you heard?', 'Have you seen this?'],
  answer: ['Tell {us} in the comments.', 'Let {us} know below.'],
  choose: {
    ask: ['{Or}?', '{Or}: which one is yours?', 'Which would you pick first: {or}?'],
    answer: ['Tell {us} your favorite in the comments.', 'Choose one, and tell {us} below.'],
  },
  share: ['Pass it on!', 'Please spread the word:', 'One to share:'],
  tag: [
    'Tag somebody who should know.',
    'Share it with the first person who comes to mind.',
    'Send it to a friend.',
  ],
  keep: ['Save this post for later.', 'Save it now, find it later.'],
  further: ['Another question? Ask {us} in the comments.', 'What else would you like to know? Ask below.'],
  steps: {
    title: ['Three small things you can do right now:', 'Three ways to help {us} spread the word:'],
    lines: ['Share this post.', 'Tell a friend.', 'Ask {us} your questions in the comments.'],
    reason: 'The reason:',
  },
  poll: {
    title: ['A quick poll:', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['👍 Good to know', '🙋 I have a question', '👋 Just saying hello'],
  },
  brief: ['In short:', 'In one line:'],
  last: ['Tell a friend.', 'Pass it on.', 'Questions? Just ask.'],
};
