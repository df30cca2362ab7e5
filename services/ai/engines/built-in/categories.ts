import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import { CATEGORY_WORDS } from './category-words.ts';

/** A field of business, with what the writer knows of it. */
export interface Category {
  readonly name: string;
  /** A belief that anybody in the field can sign. */
  readonly beliefs: readonly [string, ...string[]];
  /** What people in the field ask their followers. */
  readonly questions: readonly [string, ...string[]];
  /** Small practical advice that holds for anybody. */
  readonly advice: readonly [string, string, string, ...string[]];
  /** A picture that would go with it. */
  readonly scene: string;
}

const stem = (word: string): string => porter.stem(word.toLowerCase());

/** The category whose words the text has most of; `general` when it has none. */
export function categoryOf(text: string): Category {
  const stems = new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(stem),
  );
  let best: Category = GENERAL;
  let most = 0;
  for (const category of CATEGORIES) {
    const hits = (CATEGORY_WORDS[category.name] ?? []).filter((word) => stems.has(stem(word))).length;
    if (hits > most) [best, most] = [category, hits];
  }
  return best;
}

const GENERAL: Category = {
  name: 'general',
  beliefs: [
    'Small steps, done with care, add up to something people remember.',
    'We would rather do one thing properly than ten things halfway.',
    'The details nobody asks for are usually the ones people come back for.',
  ],
  questions: [
    'What would make this more useful for you?',
    'What is the first thing you would want to know?',
    'How do you handle this where you are?',
  ],
  advice: [
    'Start with the one thing that matters most to the people you do it for.',
    'Say it plainly: if it takes a paragraph to explain, it is not ready yet.',
    'Ask one person outside the team before you call it finished.',
    'Leave room to change your mind after the first try.',
  ],
  scene: 'a candid picture from the day, natural light, no stock photo',
};

const CATEGORIES: readonly Category[] = [
  {
    name: 'food',
    beliefs: [
      'Good food starts long before the kitchen: with what is in season and who grew it.',
      'A table is the oldest social network there is.',
      'We cook the way we like to eat: simple, generous and never in a hurry.',
    ],
    questions: [
      'What is the one dish you could eat every week?',
      'Sweet or savoury: which way do you lean?',
      'Who would you bring along?',
    ],
    advice: [
      'Come hungry, and ask what came in fresh this morning.',
      'Share a few plates instead of guarding one.',
      'Leave room for the thing you have not tried yet.',
      'Tell us what you can’t eat, and we will find something you can.',
    ],
    scene: 'a close-up of the plate by a window, hands just reaching in',
  },
  {
    name: 'fitness',
    beliefs: [
      'The best session is the one you actually show up for.',
      'Progress is quiet: a little more than last week, most weeks.',
      'Nobody started out strong. Everybody started out.',
    ],
    questions: [
      'What gets you moving on the days you don’t feel like it?',
      'Morning or evening: when do you train?',
      'Which exercise did you learn to love?',
    ],
    advice: [
      'Put it in your calendar like a meeting you can’t move.',
      'Start lighter than you think you need to.',
      'Sleep and water count as training, too.',
      'Bring a friend: it is harder to cancel on two people.',
    ],
    scene: 'someone in the middle of the movement, effort on the face, no pose',
  },
  {
    name: 'retail',
    beliefs: [
      'We only put things on the shelf that we would carry home ourselves.',
      'A good shop is one where somebody remembers what you bought last time.',
      'Things that last are cheaper than things that are cheap.',
    ],
    questions: [
      'What have you been looking for and not found?',
      'What do you own that has lasted longest?',
      'Is this for you, or do you have somebody in mind?',
    ],
    advice: [
      'Come early in the day for time to look around in peace.',
      'Bring a photo or a measurement: it saves you a second trip.',
      'Ask us how to look after it, so that it lasts.',
      'Not sure about a gift? Tell us three things about the person.',
    ],
    scene: 'the product in use, in a real room, with nothing else competing',
  },
  {
    name: 'technology',
    beliefs: [
      'Good software gets out of the way and lets you finish your work.',
      'If it needs a manual, we have more work to do.',
      'Boring and reliable beats clever and fragile.',
    ],
    questions: [
      'Which part of your day would you automate first?',
      'What is the one tool your team could not work without?',
      'Where do you still copy and paste by hand?',
    ],
    advice: [
      'Write down the three steps that cost you most time today.',
      'Try it on one real task before you roll it out to everybody.',
      'Decide what you will stop doing once it works.',
      'Ask the people who will use it every day, not only the people who buy it.',
    ],
    scene: 'a screen with the real thing on it, over the shoulder of someone at work',
  },
  {
    name: 'marketing',
    beliefs: [
      'People don’t follow brands. They follow whoever helps them.',
      'One clear message beats five good ones.',
      'Consistency is less glamorous than a viral hit, and works far more often.',
    ],
    questions: [
      'Which post of yours did better than you expected?',
      'What do you find hardest: ideas, time, or pressing publish?',
      'How far ahead do you plan?',
    ],
    advice: [
      'Write for one person you know, not for an audience.',
      'Lead with the point; explain afterwards.',
      'Use what people ask you in private as your next public post.',
      'Plan the week in one sitting, then leave it alone.',
    ],
    scene: 'a desk with the plan for the week laid out, seen from above',
  },
  {
    name: 'education',
    beliefs: [
      'You learn by doing it badly a few times first.',
      'A good question is worth more than a quick answer.',
      'Nobody is too late to start.',
    ],
    questions: [
      'What would you like to be able to do a year from now?',
      'Who was the teacher you never forgot?',
      'How do you learn best: reading, watching or trying?',
    ],
    advice: [
      'Twenty minutes a day beats three hours on a Sunday.',
      'Explain it to somebody else: you will see at once what is missing.',
      'Write down the question before you look for the answer.',
      'Keep your first attempt, to see how far you have come.',
    ],
    scene: 'two people bent over the same page or screen, in the middle of something',
  },
  {
    name: 'travel',
    beliefs: [
      'The best part of a trip is rarely the one on the postcard.',
      'Travel slower and you bring more home.',
      'A place makes sense once you have had breakfast with the people who live there.',
    ],
    questions: [
      'Where would you go back to tomorrow?',
      'Window seat or aisle?',
      'What do you never travel without?',
    ],
    advice: [
      'Leave one day without a plan.',
      'Ask a local where they eat on their day off.',
      'Pack for the weather you will have, not the one you hope for.',
      'Book the first night; stay flexible for the rest.',
    ],
    scene: 'a wide view with one small figure in it, early or late light',
  },
  {
    name: 'health',
    beliefs: [
      'Looking after yourself is not a reward. It is maintenance.',
      'Small habits beat big resolutions.',
      'Asking for help early is a strength.',
    ],
    questions: [
      'What is one small thing that does you good?',
      'How do you switch off after a long day?',
      'What would you tell a friend who feels the same?',
    ],
    advice: [
      'Pick one habit, and tie it to something you do anyway.',
      'Take the break before you need it.',
      'Talk to somebody you trust, or to a professional, sooner rather than later.',
      'Go easy on yourself when you miss a day.',
    ],
    scene: 'a calm everyday moment, soft light, room to breathe',
  },
  {
    name: 'beauty',
    beliefs: [
      'Feeling like yourself is the best look there is.',
      'A good routine is a short one that you keep.',
      'We listen first, then pick up the scissors.',
    ],
    questions: [
      'What would you never change about your look?',
      'Bold or barely there: what are you in the mood for?',
      'How long is your morning routine, honestly?',
    ],
    advice: [
      'Bring a picture of what you like, and one of what you don’t.',
      'Less product, used well, does more.',
      'Tell us how much time you want to spend on it in the morning.',
      'Patience: give anything new two weeks.',
    ],
    scene: 'a natural portrait in daylight, as the person really looks',
  },
  {
    name: 'property',
    beliefs: [
      'A home is more than square metres: it is where the light falls in the morning.',
      'Good advice sometimes means saying: not this one.',
      'The neighbourhood is half of the home.',
    ],
    questions: [
      'What could your home not do without?',
      'City centre or green outskirts?',
      'What do you notice first when you walk into a room?',
    ],
    advice: [
      'Visit twice, at different times of the day.',
      'Write down what you need before you see what you want.',
      'Ask about running costs before you fall in love.',
      'Walk the way to the bus stop once.',
    ],
    scene: 'the room with the best light, tidy but lived in',
  },
  {
    name: 'community',
    beliefs: [
      'Things change when neighbours start talking to each other.',
      'Everybody can give something: time, an idea, an hour on a Saturday.',
      'What we do together lasts longer.',
    ],
    questions: [
      'What would you like to see change around here?',
      'Who deserves a thank-you that they never hear?',
      'If you had one hour a week to give, what would you do with it?',
    ],
    advice: [
      'Start with one hour: nobody expects more.',
      'Bring somebody along, it makes the first time easier.',
      'Tell us what you are good at, and we will find the place for it.',
      'Share this with one person who would care.',
    ],
    scene: 'people doing something together, faces turned to each other rather than to the camera',
  },
];
