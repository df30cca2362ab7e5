import type { Nature } from './nature.ts';

/** Work close to people’s days: bodies, pictures, animals and homes. */
export const DAILY: readonly Nature[] = [
  {
    test: /\b(?:hair\w*|salon|barber\w*|beauty|nails?|massage|yoga|gym|fitness|pilates|trainer|tattoo\w*|cosmetic\w*|make-?up|spa)\b/iu,
    pillars: [
      {
        name: 'An hour in {thing}',
        why: 'Takes the fear of the first time, of a stranger’s hands or of the others in the room.',
        weight: 26,
        posts: [
          'The first visit from the door to the till, in six pictures',
          'What you ask before you begin, and why',
          'What one wears, brings and pays',
        ],
      },
      {
        name: 'At home, between two visits',
        why: 'Results that last bring people back sooner than results that fade.',
        weight: 24,
        posts: [
          'Two minutes a day that keep the result',
          'A product or habit that does more harm than good',
          'What can wait until next time, and what can’t',
        ],
      },
      {
        name: 'Before and after, honestly',
        why: 'Shows what can be reached, and with what effort.',
        weight: 20,
        posts: [
          'A result with the number of visits behind it, with consent',
          'A wish that you talked somebody out of',
          'The same thing on three different people',
        ],
      },
    ],
    asks: [
      'the request that you get most often and advise against',
      'who has come to you longest, and for what',
    ],
  },
  {
    test: /\b(?:photograph\w*|film\w*|video\w*|design\w*|illustrat\w*|musicians?|band|writers?|author|artist|graphic|web ?design\w*|podcast\w*)\b/iu,
    pillars: [
      {
        name: 'How one of them came about',
        why: 'People pay for the eye behind a result, and can only see it at work.',
        weight: 27,
        posts: [
          'The ten that were thrown away, and the one that stayed',
          'The place or the first sketch as it was, beside the result',
          'A decision of a second, explained',
        ],
      },
      {
        name: 'What {who} should settle first',
        why: 'Whoever plans better with your help plans with you.',
        weight: 24,
        posts: [
          'A timetable that leaves room, hour by hour',
          'What to say to somebody who does it for free',
          'What is in the price, down to the number of files',
        ],
      },
      {
        name: 'A year later',
        why: 'Shows the worth that a result has when nobody thinks of the day any more.',
        weight: 18,
        posts: [
          'What hangs on the wall now, and where, with permission',
          'What somebody noticed only later',
          'A job that you would do otherwise today',
        ],
      },
    ],
    asks: [
      'the picture or piece that nobody ordered and that you keep',
      'what went wrong on the day and nobody saw',
    ],
  },
  {
    test: /\b(?:dogs?|cats?|pets?|horses?|riding|kennels?|vet|veterinar\w*|groom\w*|animals?|aquarium|beekeep\w*)\b/iu,
    pillars: [
      {
        name: 'Out with them',
        why: 'Owners look for their own animal in every picture.',
        weight: 28,
        posts: [
          'One of them in three pictures: arriving, busy, asleep',
          'A friendship between two that nobody had expected',
          'Mud, rain, and how they look afterwards',
        ],
      },
      {
        name: 'What it wants to say',
        why: 'Whoever reads an animal for its owner is trusted with it.',
        weight: 24,
        posts: [
          'A sign that is often misread, filmed',
          'What to do in the first minute, and whom to call',
          'A habit that can be changed in a week, and one that can’t',
        ],
      },
      {
        name: 'Handing over the lead',
        why: 'Giving somebody a key and an animal takes proof.',
        weight: 18,
        posts: [
          'The first meeting, step by step',
          'Keys, insurance, emergencies: how you handle them',
          'A message as owners get it at noon',
        ],
      },
    ],
    asks: ['the one that did not like you at first', 'what owners ask you to do that is not in the contract'],
  },
  {
    test: /\b(?:cleaning|cleaners?|moving|movers|removals?|garden\w*|landscap\w*|pest|windows?|heating|chimney|locksmith|handyman|it support|computer repair|solar|pools?)\b/iu,
    pillars: [
      {
        name: 'One address, one day',
        why: 'A job seen from arriving to leaving answers what people wonder about strangers in their homes.',
        weight: 27,
        posts: [
          'Arriving, working, leaving: one job in five pictures',
          'What was found behind or below something',
          'What it looked like at the end of the day, and after half a year',
        ],
      },
      {
        name: 'Do it yourself, or call',
        why: 'Being sent away once for something small is remembered for something large.',
        weight: 24,
        posts: [
          'A thing that anybody can do in ten minutes',
          'A thing that gets more expensive by trying',
          'What to have ready before anybody comes',
        ],
      },
      {
        name: 'The bill, line by line',
        why: 'Shows before the job what others explain after it.',
        weight: 18,
        posts: [
          'A real bill without a name, with each line explained',
          'What raises the price on the spot, and how it is avoided',
          'Which days are cheaper or sooner to be had',
        ],
      },
    ],
    asks: ['the strangest thing that you were asked to do', 'what you clean up most often after others'],
  },
];
