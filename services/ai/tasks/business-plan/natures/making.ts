import type { Nature } from './nature.ts';

/** Work on things: software, crafts, food, places and goods. */
export const MAKING: readonly Nature[] = [
  {
    test: /\b(?:software|apps?|saas|platform|plug-?ins?|games?|web ?shops? software|cloud|hosting|developers?)\b/iu,
    pillars: [
      {
        name: 'An afternoon’s work, done on screen',
        why: '{Who} judge {thing} by the one task that costs them most time.',
        weight: 28,
        posts: [
          'A task that {who} do by hand today, done once without cuts',
          'A rule that changed this year, and where it shows on the screen',
          'A mistake that is expensive to correct later, and the check that finds it',
        ],
      },
      {
        name: 'Four weeks at a customer',
        why: 'A customer’s trouble at the start is believed more than praise at the end.',
        weight: 22,
        posts: [
          'The first four weeks of one customer, with their consent',
          'What did not work at first, told by whoever had to live with it',
          'A figure from before and after that the customer has checked',
        ],
      },
      {
        name: 'What buyers ask before a demo',
        why: 'Takes the questions out of the way over which a purchase hangs.',
        weight: 20,
        posts: [
          'Where the data lies, and who can see it',
          'What moves over from the old system, and what has to be typed again',
          'What a demo shows in half an hour, and what it leaves out',
        ],
      },
    ],
    asks: ['a feature that a customer talked you into', 'what users did before they had it, step by step'],
  },
  {
    test: /\b(?:restor\w*|repair\w*|mak(?:er|ers|ing)|carpent\w*|joiner\w*|tailor\w*|upholster\w*|tuners?|blacksmith|potter\w*|bookbind\w*|mason\w*|roofers?|painters?|plumb\w*|electricians?|builders?|taxiderm\w*|goldsmith|weav\w*|workshop)\b/iu,
    pillars: [
      {
        name: '{Thing}: one job from start to finish',
        why: 'Work like this is given to people whose hands one has watched.',
        weight: 28,
        posts: [
          'How it came in: the damage, named and shown from close up',
          'The step that decides whether it lasts',
          'The same detail before and after, from the same angle',
        ],
      },
      {
        name: 'What owners can find out themselves',
        why: 'Lets {who} see whether they need you, and how soon.',
        weight: 24,
        posts: [
          'Three signs that it needs somebody soon, and one that can wait',
          'What to leave alone until somebody has looked',
          'What an inspection covers, and what is on paper afterwards',
        ],
      },
      {
        name: 'Tools, material, old repairs',
        why: 'Shows knowledge that nobody can look up.',
        weight: 18,
        posts: [
          'One tool, what it does, and who taught you to use it',
          'A material that can’t be had any more, and what you take instead',
          'A repair by somebody before you, and what you think of it',
        ],
      },
    ],
    asks: [
      'the job that you were warned against and took on',
      'what you found inside that nobody had expected',
    ],
  },
  {
    test: /\b(?:baker\w*|restaurant|bistro|food|brewer\w*|farm|butcher\w*|cheese\w*|chocolat\w*|winer\w*|caterer?s?|catering|ice cream|coffee|tea|roaster\w*|deli|pastr\w*|bar|pub)\b/iu,
    pillars: [
      {
        name: 'What is ready when',
        why: '{Who} plan a detour only when they know that there is some left.',
        weight: 28,
        posts: [
          'The first tray of the day, with a clock in the picture',
          'What sells out first, and until when there is some',
          'What the season takes off the list, and what comes instead',
        ],
      },
      {
        name: 'What is in it, what it costs',
        why: 'The price explains itself to people who know what it pays for.',
        weight: 22,
        posts: [
          'One ingredient, and the person you buy it from',
          'Your list of ingredients beside a long one, without a name',
          'Where the money for one of them goes',
        ],
      },
      {
        name: 'At the table',
        why: 'Shows the moment that people really buy.',
        weight: 20,
        posts: [
          'A regular’s usual order, with their permission',
          'What to do tomorrow with what is left',
          'Two that may come back: which one?',
        ],
      },
    ],
    asks: ['the product you would never drop, and why', 'who gets up first, and for what'],
  },
  {
    test: /\b(?:hotel|camp(?:site|ing)|guest ?house|b&b|museum|gallery|theat(?:er|re)|cinema|zoo|park|spa|pool|holiday|venue|hostel|castle)\b/iu,
    pillars: [
      {
        name: 'A day at the {thing}',
        why: 'People book an hour of the day that they can see themselves in.',
        weight: 28,
        posts: [
          'The same spot at seven in the morning, at noon and at dusk',
          'What {who} do on their first evening',
          'What lies within a walk of half an hour',
        ],
      },
      {
        name: 'The quiet weeks',
        why: 'Fills the days that are empty instead of those that fill themselves.',
        weight: 22,
        posts: [
          'What is only there outside the high season',
          'A weekday in pictures: how much room there is',
          'Who comes then, and what they come for',
        ],
      },
      {
        name: 'Before you set off',
        why: 'Each of these answers saves a call, and a cancellation.',
        weight: 18,
        posts: [
          'The way from the station, filmed in one go',
          'What is there, and what guests bring along',
          'What happens to a booking when plans change',
        ],
      },
    ],
    asks: ['the spot that regulars ask for by name', 'what guests find here that they did not look for'],
  },
  {
    test: /\b(?:shop|store|sell\w*|sold|second-?hand|vintage|boutique|shoes?|clothes|clothing|furniture|books?|bicycles?|toys?|flowers?|florist|jewel\w*|plants?|cosmetics|online)\b/iu,
    pillars: [
      {
        name: '{Thing}: one piece, told honestly',
        why: 'Whoever shows the flaw is believed about the rest.',
        weight: 28,
        posts: [
          'One piece from close up: wear, size and price',
          'What goes on sale, what gets mended first, what you turn down',
          'Two that look alike, and why one of them costs more',
        ],
      },
      {
        name: 'Finding the right one',
        why: 'A return begins with a wrong choice.',
        weight: 24,
        posts: [
          'How to measure at home, filmed from above',
          'A question from a message, answered with a picture',
          'For whom this one is wrong, and what fits instead',
        ],
      },
      {
        name: 'Where it goes',
        why: 'Shows people like {who} with what they bought.',
        weight: 18,
        posts: [
          'A buyer’s own picture of it in use, with their permission',
          'What becomes of things that nobody buys',
          'What comes in next, and on which day it goes on sale',
        ],
      },
    ],
    asks: ['the piece that you did not want to sell', 'what buyers wrote when theirs arrived'],
  },
];
