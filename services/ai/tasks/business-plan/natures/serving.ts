import type { Nature } from './nature.ts';

/** Work for people: care, causes, teaching and advice. */
export const SERVING: readonly Nature[] = [
  {
    test: /\b(?:hospice|clinic|therap\w*|funeral|undertaker|nurs(?:e|ing)|care home|counsel(?:ing|or)|midwi\w+|doctor|dentist|physio\w*|palliative|psycho\w*|hospital ward)\b/iu,
    pillars: [
      {
        name: 'What happens behind the door',
        why: '{Who} come more easily to a place that they have seen.',
        weight: 26,
        posts: [
          'A room at a quiet hour, without people',
          'Who opens the door, and what people ask there first',
          'What may be brought, asked and refused',
        ],
      },
      {
        name: 'Words for what is hard to say',
        why: 'A plain answer in public spares somebody a question that they dare not ask.',
        weight: 28,
        posts: [
          'A question that people hardly dare to ask, with a plain answer',
          'What to say to somebody who is going through it, and what helps more than words',
          'A wrong idea about this work, put right kindly',
        ],
      },
      {
        name: 'People who give their time',
        why: 'One can only imagine helping where one has met a helper.',
        weight: 22,
        posts: [
          'Somebody of the team, in three sentences of their own',
          'A small thing that made a day easier, told without a name',
          'What support there is for those who help',
        ],
      },
    ],
    asks: [
      'what people are most surprised by when they come in',
      'a sentence that somebody wrote to you afterwards, with their permission',
    ],
  },
  {
    test: /\b(?:choirs?|orchestras?|ensembles?|big band|brass band|theat(?:er|re) (?:group|company)|dance (?:group|company)|singers|amateur dramatics)\b/iu,
    pillars: [
      {
        name: 'One bar, one evening',
        why: 'A minute of rehearsal is closer to people than a whole concert.',
        weight: 26,
        posts: [
          'The bar that would not work, and how it sounds now',
          'The break of a rehearsal: who brings what',
          'The first five minutes, when everybody is still at work in their heads',
        ],
      },
      {
        name: 'Voices and seats',
        why: 'Somebody who hears which part is missing hears whether it could be theirs.',
        weight: 24,
        posts: [
          'The part that is missing, sung or played without it',
          'Somebody in the back row, on their first evening here',
          'What has to be read from paper, and what is learned by ear',
        ],
      },
      {
        name: 'On the way to the date',
        why: 'Turns {who} into an audience at the least.',
        weight: 20,
        posts: [
          'The program, piece by piece, each with its hardest place',
          'The hall while it is still empty',
          'Where the tickets are, and which seats hear best',
        ],
      },
    ],
    asks: [
      'the piece that nobody wanted to do and that everybody hums now',
      'who sits in the front row every time',
    ],
  },
  {
    test: /\b(?:charit(?:y|able)|association|society|club|library|community|repair caf[eé]|shelter|foundation|non-?profit|parish|union|food bank|volunteers?|cooperative|allotment)\b/iu,
    pillars: [
      {
        name: '{Thing}: the last time we met',
        why: 'Whoever has seen an evening of yours knows what they would walk into.',
        weight: 25,
        posts: [
          'The last meeting in five pictures: who came, what got done',
          'Somebody who joined this year, on what had held them back',
          'A newcomer’s first hour, minute by minute',
        ],
      },
      {
        name: 'Not only for others',
        why: '{Who} rule themselves out before anybody asks them.',
        weight: 25,
        posts: [
          'A sentence that you hear from people who don’t dare, and your answer',
          'What nobody has to bring along, and what they do need',
          'Something that went wrong and is still being told',
        ],
      },
      {
        name: 'What comes of it',
        why: 'Shows that an hour of somebody’s time turns into something.',
        weight: 20,
        posts: [
          'The count of the month, with one case behind the number',
          'Whoever has had something from it, with their permission',
          'The next date, and what is still missing for it',
        ],
      },
    ],
    asks: ['who came to you by chance and stayed', 'what would be missing in town without you'],
  },
  {
    test: /\b(?:schools?|courses?|tutor\w*|lessons?|academy|teach\w*|training|instructors?|kindergarten|university)\b/iu,
    pillars: [
      {
        name: 'The first lesson of {thing}',
        why: 'Most people put off the beginning, and not the rest.',
        weight: 28,
        posts: [
          'What happens in the first ten minutes',
          'What learners are most afraid of, and how often it comes about',
          'Somebody who began late, in their own words',
        ],
      },
      {
        name: 'One step, shown',
        why: 'Whoever has understood one step from you expects to understand the next.',
        weight: 24,
        posts: [
          'A single step, explained in thirty seconds',
          'A mistake that everybody makes, and the exercise against it',
          'The same moment from the learner’s seat and from yours',
        ],
      },
      {
        name: 'How long, how much',
        why: '{Who} ask for these figures before they ask for anything else.',
        weight: 18,
        posts: [
          'Lessons, weeks and cost, honestly counted',
          'Passed: after how long, and what helped, with their consent',
          'What happens when a lesson has to be called off',
        ],
      },
    ],
    asks: ['which learner taught you something', 'what you do differently from the school that you went to'],
  },
  {
    test: /\b(?:law|legal|lawyers?|attorneys?|tax|accountan\w*|bookkeep\w*|insurance|consult\w*|advis\w+|broker|notary|agency|recruit\w*|architects?|coach\w*|estate agents?)\b/iu,
    pillars: [
      {
        name: '{Thing} in one case',
        why: 'People know their own case again in another one.',
        weight: 28,
        posts: [
          'A situation that anybody may get into: what they had in hand, what they could do',
          'The letter that arrives, line by line, with invented data',
          'A deadline: from which day it runs, and what is lost after it',
        ],
      },
      {
        name: 'Before anybody signs',
        why: 'Shows where your work begins, and is useful without it.',
        weight: 24,
        posts: [
          'Three lines of a paper that decide more than the rest',
          'What one can settle alone, and where that gets risky',
          'What a first talk costs, how long it takes, what to bring',
        ],
      },
      {
        name: 'What has changed',
        why: 'Gets passed on by people who hear of it from you first.',
        weight: 18,
        posts: [
          'What is new, since when, and for whom',
          'A widespread error about {thing}, put right in two sentences',
          'A decision that concerns {who}, and what follows from it',
        ],
      },
    ],
    asks: [
      'the sentence that clients say most often at the beginning',
      'what you advise against although it would earn you money',
    ],
  },
];
