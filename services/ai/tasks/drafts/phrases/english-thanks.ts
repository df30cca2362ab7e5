import { GENERAL } from './english-common.ts';
import type { Phrases } from './phrases.ts';

export const THANKS: Phrases = {
  ...GENERAL,
  present: null,
  act: ['{We} mean it.', 'Leave a heart in the comments if this is about you.'],
  ask: ['Is this about you?', 'Do you know who this is for?', 'Are you one of them?'],
  answer: ['Then say hello in the comments.', 'Leave {us} a heart in the comments.'],
  choose: null,
  share: ['This one is for you.', 'It has to be said:', 'From the heart:'],
  tag: ['Tag somebody who should read this.', 'Send it to somebody this is about.'],
  keep: ['{We} mean it.', 'Leave a heart in the comments.'],
  further: ['Leave a heart in the comments.', 'Tag somebody who should read this.'],
  steps: {
    title: ['Three ways to pass a thank-you on:', 'Three small things you can do right now:'],
    lines: [
      'Tag somebody this is about.',
      'Leave a heart in the comments.',
      'Thank somebody yourself today.',
    ],
    reason: 'It starts here:',
  },
  poll: {
    title: ['Say it with an emoji:'],
    how: 'Choose one:',
    lines: ['🙌 That’s me', '❤️ Me too', '👏 Well said'],
  },
  last: ['{We} mean it.', 'Pass it on.'],
};

export const MILESTONE: Phrases = {
  ...GENERAL,
  present: ['Celebrate with {us}:'],
  act: ['Celebrate with {us} in the comments.', 'Leave your best emoji in the comments.'],
  ask: ['Will you celebrate with {us}?', 'How would you celebrate this?', 'Have you heard the news?'],
  choose: null,
  share: ['A reason to celebrate:', 'Celebrate with {us}!', 'Good news to pass on:'],
  tag: ['Tag somebody who should celebrate, too.', 'Send it to somebody who will be glad to hear it.'],
  steps: {
    title: ['Three ways to celebrate:', 'Three small things you can do right now:'],
    lines: [
      'Leave your best emoji in the comments.',
      'Tag somebody who should celebrate, too.',
      'Share this post.',
    ],
    reason: 'The reason:',
  },
  poll: {
    title: ['A quick poll:', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['🎉 Hooray', '❤️ Congratulations', '🙌 Here’s to the next one'],
  },
  last: ['Celebrate with {us}.', 'Hooray!'],
};
