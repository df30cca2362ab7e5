import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that posts help with. */
export const POSTED_ANSWERS: PlanWords['posted'] = {
  decisions: ({ who }) => ({
    answer: `A slow decision is usually made by several people who never meet you. Give your contact what they need for that meeting: one page with scope, price range, references and dates, and a post for each question that comes up there. Ask ${who} when the next budget is set, and be visible in the eight weeks before.`,
    pillar: {
      name: 'For the meeting where it’s decided',
      why: 'Helps the person who speaks for you when you’re not in the room.',
      posts: [
        'A question from a committee, answered in one picture',
        'The steps from first call to signature, with honest timelines',
        'A reference people can call, and what to ask them',
      ],
    },
  }),
  doubt: () => ({
    answer:
      'Make the first step smaller than the doubt: come and watch, ask one question, stay ten minutes. Say plainly what happens if it doesn’t work out, and introduce someone who hesitated just as long.',
    pillar: {
      name: 'The smallest first step',
      why: 'Doubt ends when trying costs nothing.',
      posts: [
        'Ten minutes to try it, with the date',
        'Someone who almost didn’t come',
        'What they thought would happen, and what actually did',
      ],
    },
  }),
  delay: ({ who }) => ({
    answer: `Nobody feels early. Name the first sign that ${who} can notice, and what a month of waiting costs. A reminder that people can save works better than an appeal.`,
    pillar: {
      name: 'Before it’s too late',
      why: 'People save it today and find it when they need it.',
      posts: [
        'The first sign, and what to do that same day',
        'What still helps afterward, and what no longer does',
        'The same case a month earlier: what it would have taken',
      ],
    },
  }),
  taboo: ({ who }) => ({
    answer: `Nobody comments on this in public, so don’t measure comments: count messages and calls. Use the word itself, once, without softening it. Let someone speak who has been through it, and give ${who} a private way to ask: a message, a phone number, a time when nobody else is there.`,
    pillar: {
      name: 'What people don’t ask out loud',
      why: 'People read it in silence and remember it when it matters.',
      posts: [
        'A question that came without a name, answered',
        'What others in the same situation thought before, and what they think now',
        'How to write to you without anyone knowing',
      ],
    },
  }),
  hygiene: () => ({
    answer:
      'You can’t argue people out of disgust; they have to see for themselves. Film the cleaning from the first step to the last, say what you use and for how long, and put one of these pictures in every offer, not just in one post.',
    pillar: {
      name: 'How it gets clean',
      why: 'Once people have seen it, you don’t have to promise anything.',
      posts: [
        'The cleaning, filmed in one take, with the time shown',
        'What gets taken out and replaced, side by side on a table',
        'What you throw away, and how you can tell',
      ],
    },
  }),
  weather: () => ({
    answer:
      'Prepare three posts now for the day it happens: what it’s like then, what else there is to do, and what happens to a booking. Send them within the hour, first to people who have booked. Write for the slow weeks while the busy ones last.',
    pillar: {
      name: 'On days like that',
      why: 'Answers the doubt within the hour it comes up.',
      posts: [
        'What it looks like in bad conditions, and who enjoyed it',
        'What to do indoors nearby',
        'What can be moved, until when, and what it costs',
      ],
    },
  }),
  hiring: () => ({
    answer:
      'The people you’re looking for already have a job. Once a month, show what’s different at yours: hours, pay, the people they’d work with. Ask your own team what they read, and post there. A reply within a day matters more than the ad.',
    pillar: {
      name: 'Working with us',
      why: 'Reaches people who aren’t looking, through people who know them.',
      posts: [
        'A shift, hour by hour, told by the person who works it',
        'Pay, hours and the hard part, in one picture',
        'How someone got in without the usual qualifications',
      ],
    },
  }),
  price: () => ({
    answer:
      'Leave the low price to others, and show what yours includes. Put your offer next to a cheap one without naming it: what’s in it, how long people get something out of it, who stands behind it. Offer one inexpensive way to get to know you.',
    pillar: {
      name: 'What’s behind the price',
      why: 'A price seems high as long as people don’t see what it includes.',
      posts: [
        'Your offer next to a cheap one, no names: what’s in each',
        'One price, split into its parts: material, time and everything else',
        'What it costs per day, or per use',
      ],
    },
  }),
  dryness: () => ({
    answer:
      'The subject is dry; its consequences aren’t. Start each post with the person it happened to (“One evening, someone noticed that …”), and explain the technical side only as far as that story needs it. One technical term per post, in everyday words.',
    pillar: {
      name: 'The day it went wrong',
      why: 'Shows why a rule matters by what happens without it.',
      posts: [
        'A small mistake, and how far it went',
        'One term, explained with an example from the kitchen',
        'What a good month looks like, when nobody notices anything',
      ],
    },
  }),
  location: () => ({
    answer:
      'Show the way itself: from the bus stop and the parking lot to the door, in three pictures pinned to the top of your page. Give the place a name that people can tell each other, and check how online maps show you.',
    pillar: {
      name: 'How to find us',
      why: 'Once people have seen the door, they walk in.',
      posts: [
        'From the bus stop to the door in three pictures',
        'The door, the bell, and who opens',
        'What else is around the corner',
      ],
    },
  }),
};
