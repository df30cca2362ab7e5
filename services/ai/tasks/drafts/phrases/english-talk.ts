import { GENERAL } from './english-common.ts';
import type { Phrases } from './phrases.ts';

export const LESSONS: Phrases = {
  ...GENERAL,
  act: ['Save this post for later.', 'What would you add? Tell {us} in the comments.'],
  ask: ['What would you add?', 'What has worked for you?'],
  answer: ['Tell {us} in the comments.', 'Share it in the comments: somebody may need it.'],
  choose: {
    ask: ['Which one would you start with?', 'Which of these do you do already?'],
    answer: ['Tell {us} in the comments.', 'Let {us} know below.'],
  },
  share: ['Send this to somebody who needs it:', 'For anybody who is just starting out:'],
  tag: ['Tag them below.', 'Pass it on.'],
  steps: {
    title: ['Three ways to make use of this:', 'Three small things you can do right now:'],
    lines: ['Save this post.', 'Send it to somebody who needs it.', 'Add what you know in the comments.'],
    reason: 'The subject:',
  },
  poll: {
    title: ['A quick poll:', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['💡 New to me', '✅ I know this', '🙋 I have a question'],
  },
  brief: ['The subject:', 'Save this:'],
  last: ['What would you add?', 'Pass it on.'],
};

export const STORY: Phrases = {
  ...GENERAL,
  act: ['What would you like to know? Ask {us} in the comments.', 'Ask {us} anything.'],
  ask: ['Ever wondered?', 'What would you like to know first?', 'Curious?'],
  answer: ['Ask {us} in the comments.', 'Your questions are welcome below.'],
  choose: null,
  share: ['For the curious:', 'For anybody who likes to know how things are done:'],
  tag: ['Tag somebody who would like to know, too.', 'Send it to somebody who asks good questions.'],
  steps: {
    title: ['Three small things you can do right now:', 'Join in:'],
    lines: ['Ask {us} a question.', 'Share how you see it.', 'Send this to somebody curious.'],
    reason: 'The subject:',
  },
  poll: {
    title: ['A quick poll:', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['👀 Tell me more', '🙋 I have a question', '👏 Well done'],
  },
  brief: ['The subject:', 'One for the curious:'],
  last: ['Ask {us} anything.', 'Curious?'],
};

export const REQUEST: Phrases = {
  ...GENERAL,
  ask: ['Are you in?', 'What do you say?'],
  share: ['Pass it on!', 'For you and your friends:', 'One to share:'],
  poll: {
    title: ['A quick poll:', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['🙋 I’m in', '👯 I know somebody', '🤔 I have a question'],
  },
  last: ['Are you in?', 'Tell a friend.'],
};

export const ASKING: Phrases = {
  ...GENERAL,
  act: ['Tell {us} in the comments.', 'Let {us} know below.'],
  ask: ['A question for you:', '{We} would like to know:'],
  answer: ['One sentence in the comments is enough.', 'There is no wrong answer.'],
  choose: null,
  share: ['Ask your friends:', 'Your turn!'],
  tag: ['Tag somebody whose answer you would like to read.', 'Pass the question on.'],
  keep: ['Tell {us} in the comments.', 'Let {us} know below.'],
  steps: {
    title: ['Three ways to answer:'],
    lines: ['In a comment.', 'With an emoji.', 'By asking somebody else.'],
    reason: 'The question:',
  },
  poll: {
    title: ['A quick poll:', 'What do you say?'],
    how: 'Answer with an emoji:',
    lines: ['💬 I’ll say it in the comments', '🤔 Let me think', '👀 Here to read the answers'],
  },
  brief: ['Quick question:', 'Just asking:'],
  last: ['Your turn.', 'Go!'],
};

/** A bare subject: nothing is known but its name. */
export const THEME: Phrases = {
  ...GENERAL,
  present: ['Let’s talk about'],
  act: [
    'What would you like to know? Ask {us} in the comments.',
    'Where should {we} start? Tell {us} below.',
  ],
  ask: ['What comes to mind first when you hear “{lead}”?', 'What would you like to know about {lead}?'],
  answer: ['Tell {us} in the comments.', 'Let {us} know below.'],
  choose: null,
  share: ['Do you know somebody who cares about {lead}?', 'Who comes to mind when you hear “{lead}”?'],
  tag: ['Tag them below.', 'Send them this post, and start a conversation.'],
  steps: {
    title: ['Three questions about {lead}:'],
    lines: [
      'What got you interested?',
      'What do you wish you had known earlier?',
      'What would you tell somebody who starts today?',
    ],
    reason: '',
  },
  poll: {
    title: [
      '{Lead}: what would you like to see here?',
      'More about {lead}? Choose what you would like to see:',
    ],
    how: '',
    lines: ['💡 Tips', '📖 Stories', '🙋 Answers to your questions'],
  },
  brief: ['Describe {lead} in one word.', 'One word about {lead}?'],
  last: ['Go!', 'Your turn.'],
};
