import { GENERAL } from './english-common.ts';
import type { Phrases } from './phrases.ts';

export const LAUNCH: Phrases = {
  ...GENERAL,
  present: ['Say hello to', 'Take a look at'],
  act: [
    'Tell {us} what you think in the comments.',
    'Questions? Ask {us} below.',
    'Save this post so that you don’t miss it.',
  ],
  ask: ['Ready for something new?', 'Have you heard the news?', 'Curious?'],
  answer: ['Tell {us} in the comments.', 'What would you like to know? Ask below.'],
  share: ['Spread the word!', 'News to pass on:', 'Tell your friends:'],
  tag: ['Tag somebody who will want to know.', 'Send it to a friend.'],
  poll: {
    title: ['A quick poll:', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['😍 Love it', '👀 Curious', '🙋 I have a question'],
  },
  last: ['Spread the word.', 'Curious?', 'Tell a friend.'],
};

export const EVENT: Phrases = {
  ...GENERAL,
  present: ['Join {us} for', 'You are invited to'],
  act: [
    'Are you coming? Tell {us} in the comments.',
    'Put it in your calendar, and tell {us} if you are coming.',
  ],
  ask: ['Will {we} see you there?', 'Are you coming?', 'Who would you bring along?'],
  answer: ['Tell {us} in the comments.', 'Let {us} know below.'],
  choose: {
    ask: ['{Or}?', 'What are you looking forward to: {or}?'],
    answer: ['Tell {us} in the comments.', 'Let {us} know below.'],
  },
  share: ['Bring somebody along!', 'Better together:', 'An invitation to you and your friends:'],
  tag: ['Tag the person you would bring.', 'Send this to the person you would like to go with.'],
  keep: ['Save this post so that you have it at hand.', 'Save it now, find it later.'],
  steps: {
    title: ['Three small things you can do right now:', 'A short to-do list:'],
    lines: ['Put it in your calendar.', 'Tell a friend.', 'Ask {us} your questions in the comments.'],
    reason: 'The reason:',
  },
  poll: {
    title: ['Who is in?', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['🙋 I’m in', '👯 I’m bringing somebody', '🤔 I have a question'],
  },
  last: ['See you there?', 'Are you in?', 'Tell a friend.'],
};

export const OFFER: Phrases = {
  ...GENERAL,
  act: ['Questions? Ask {us} in the comments.', 'Save this post so that you don’t forget.'],
  ask: ['Have you seen this?', 'What is on your list?', 'For yourself, or for somebody else?'],
  share: ['Too good to keep to yourself:', 'Tell a friend:', 'One to share:'],
  tag: ['Tag somebody who likes a good offer.', 'Send it to a friend.'],
  keep: ['Save this post so that you don’t forget.', 'Save it now, find it later.'],
  poll: {
    title: ['A quick poll:', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['🛍️ I’m in', '🎁 I know somebody for this', '🙋 I have a question'],
  },
  last: ['Tell a friend.', 'Don’t miss it.', 'Pass it on.'],
};

export const HIRING: Phrases = {
  ...GENERAL,
  present: null,
  act: ['Interested? Send {us} a message.', 'Does that sound like you? Write to {us}.'],
  ask: ['Could this be you?', 'Looking for something new?', 'Who comes to mind?'],
  answer: ['Send {us} a message, or tag the right person.', 'Write to {us}, or share this post.'],
  choose: null,
  share: ['Do you know the right person?', 'Please share:', 'For you, or for somebody you know:'],
  tag: ['Tag them below, or send them this post.', 'Every share helps.'],
  keep: ['Save this post, and send it to somebody who is looking.', 'Interested? Send {us} a message.'],
  further: ['Another question? Send {us} a message.', 'What else would you like to know? Ask {us}.'],
  steps: {
    title: ['Three ways to help {us}:', 'Three small things you can do right now:'],
    lines: ['Tag the person you are thinking of.', 'Share this post.', 'Write to {us}, if it is you.'],
    reason: 'The reason:',
  },
  poll: {
    title: ['A quick poll:', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['🙋 That’s me', '👉 I know somebody', '🤔 I have a question'],
  },
  last: ['Is it you?', 'Write to {us}.', 'Please share.'],
};
