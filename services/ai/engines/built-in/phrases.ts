import type { Intent, TopicAnalysis } from './analyse-topic.ts';

type Lines = readonly [string, ...string[]];

/** Second sentences: what the news means, by what kind of news it is. */
const NEWS: Record<Intent, Lines> = {
  launch: [
    'We have been working towards this for a while, and it feels good to finally say it out loud.',
    'It is the kind of thing we always wanted to offer, and now we can.',
    'Come and be among the first to see it.',
  ],
  event: [
    'Good company, something to take home, and time for your questions.',
    'You don’t need to prepare anything: just bring yourself, and a friend if you like.',
    'Places fill up as they do, so tell us early if you would like to come.',
  ],
  offer: [
    'No small print games: come by, mention this post, and ask us anything.',
    'If you have been waiting for the right moment, this is it.',
    'It is our way of saying thank you to everybody who keeps coming back.',
  ],
  lessons: [
    'We wrote them down so that you don’t have to learn them the slow way.',
    'Some of them we learned twice.',
    'None of this is theory: it comes from days that went well and days that didn’t.',
  ],
  story: [
    'People ask us about this more than about anything else, so here is the honest answer.',
    'It looks simple from the outside. It rarely is.',
    'We thought you might like to see how it really goes.',
  ],
  hiring: [
    'We look for somebody who cares about the work and is kind to the people around them.',
    'You don’t need a perfect CV. Tell us what you enjoy doing and what you want to learn.',
    'A small team means that what you do is seen, every day.',
  ],
  thanks: [
    'None of it would have happened without the people who trusted us early.',
    'We will celebrate in our own way: with the people who made it possible.',
    'If you were part of it in any way, this one is yours too.',
  ],
  general: [
    'We wanted you to hear it from us first.',
    'It has been on our list for a long time, and today is the day.',
    'There is more to say about it, and we will share it bit by bit.',
  ],
};

const ACT: Record<Intent, Lines> = {
  launch: [
    'Come by and see for yourself.',
    'Have a look, and tell us what you think.',
    'Save the post so that you don’t miss it.',
  ],
  event: [
    'Tell us in the comments if you are coming.',
    'Save your place with a short message.',
    'Tag the person you would bring.',
  ],
  offer: [
    'Save this post and come by.',
    'Send us a message to reserve yours.',
    'Tell a friend who has been waiting for it.',
  ],
  lessons: [
    'Which one would you add?',
    'Save it for the next time you need it.',
    'Pass it on to somebody who is just starting out.',
  ],
  story: [
    'Ask us anything about it in the comments.',
    'Tell us what you would like to see next.',
    'Follow along for the next chapter.',
  ],
  hiring: [
    'Write to us, or share this with somebody who would fit.',
    'Send us a few lines about yourself.',
    'Know the right person? Tag them.',
  ],
  thanks: ['Thank you. Truly.', 'Tell us your favourite memory with us.', 'Here’s to what comes next.'],
  general: [
    'Tell us what you think in the comments.',
    'Follow along to see how it goes on.',
    'Questions? Ask away, we read them all.',
  ],
};

type Kind = TopicAnalysis['kind'];

/** Sentences that lead in; `{subject}` stands for what the post is about. */
export const OPENINGS = {
  news: NEWS,
  stories: {
    news: [
      'There is always a longer story behind {subject}.',
      'Not long ago, {subject} was a note on a piece of paper.',
      'If you only see the result, {subject} looks easy.',
    ],
    theme: [
      'A customer asked us about {subject} the other day, and we talked for half an hour.',
      'We have changed our minds about {subject} more than once.',
      'Nobody told us much about {subject} when we started out.',
    ],
    opening: [
      'Every one of us was new here once, and remembers the first day.',
      'Ask anybody on our team how they got here, and you will hear a different story.',
      'Our team is small enough that everybody knows how everybody takes their coffee.',
    ],
  } satisfies Record<Kind, Lines>,
  turns: {
    news: [
      'There were early mornings, a few wrong turns and more than one plan that ended in the bin.',
      'It took longer than we thought, mostly because we kept improving the details.',
      'We argued about it, slept on it, and started again.',
    ],
    theme: [
      'Some of what we believed turned out to be wrong.',
      'We learned it by doing, one day at a time.',
      'The short answer fits on a napkin; the honest one takes a little longer.',
    ],
    opening: [
      'What we have in common is simpler than a list of skills: we like what we do.',
      'Some came with years of experience, others with none at all.',
      'What matters is what you bring along every day, not what is printed on paper.',
    ],
  } satisfies Record<Kind, Lines>,
  lists: [
    'Three things that help when it comes to {subject}:',
    'Thinking about {subject}? Start here:',
    'Our three small tips about {subject}:',
  ] as Lines,
  /** What helps somebody who thinks of applying. */
  applying: [
    'Write the way you speak. A few honest lines are enough.',
    'Tell us what you enjoy doing, and what you would like to learn.',
    'Come by before you apply: you will see how we work.',
    'Ask us everything you want to know. That is what we are here for.',
  ] as const,
  reasons: [
    'We ask because we keep thinking about {subject}.',
    'It came up while we were talking about {subject}, and no two of us agreed.',
    'Our own answer has a lot to do with {subject}.',
  ] as Lines,
  stands: [
    'That is easy to say, and harder to do on a busy day. It is how we think about {subject}.',
    'Not everybody sees it that way, and that is fine. It is where we start when we talk about {subject}.',
    'It is also the best short answer we have when people ask us about {subject}.',
  ] as Lines,
  shorts: {
    news: ['Coming up: {subject}.', 'One thing to look forward to: {subject}.', 'Mark it down: {subject}.'],
    theme: [
      'Today’s thought: {subject}.',
      'On our minds this week: {subject}.',
      'Worth a minute of your day: {subject}.',
    ],
    opening: [
      'Thinking about {subject}? Talk to us.',
      'There is a place free at our table.',
      'We keep a chair free for you.',
    ],
  } satisfies Record<Kind, Lines>,
};

/** Sentences that ask for something at the end. */
export const CLOSINGS = {
  act: ACT,
  story: [
    'If you have ever made something from nothing, you know the feeling. Tell us about yours.',
    'Thank you to everybody who was patient with us on the way.',
    'Want to hear the rest? Ask us the next time you see us.',
  ] as Lines,
  save: [
    'Save this for later, and send it to somebody who needs it.',
    'What would you put on the list? Add it below.',
    'Which of these do you do already?',
  ] as Lines,
  ask: [
    'Tell us below: we read every answer.',
    'Leave your answer in the comments, and see what others say.',
    'One word is enough. Go.',
  ] as Lines,
  opinion: [
    'Do you see it the same way? Tell us, also if you don’t.',
    'If that speaks to you, you are in the right place.',
    'We would love to hear where you stand.',
  ] as Lines,
  short: {
    news: ['More soon. Stay close.', 'Come and see.', 'You heard it here first.'],
    theme: ['What comes to your mind first?', 'Tell us yours.', 'More on this soon.'],
    opening: ['Send us a message today.', 'Write to us, or tag the right person.', 'A few lines are enough.'],
  } satisfies Record<Kind, Lines>,
};
