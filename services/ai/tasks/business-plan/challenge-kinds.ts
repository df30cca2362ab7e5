import type { Channel } from './channels.ts';
import type { OwnWords } from './own/own-words.ts';
import type { Means } from './read-budget.ts';
import type { WorkTime } from './read-hours.ts';
import { countNoun, inline } from './words.ts';

/** What an answer may go by. */
export interface Circumstances {
  readonly own: OwnWords;
  readonly channels: readonly Channel[];
  readonly means: Means;
  readonly postsAWeek: number;
  readonly time: WorkTime | null;
}

/** A kind of challenge: what helps, and what to post about it. */
export interface ChallengeKind {
  readonly test: RegExp;
  readonly answer: (circumstances: Circumstances) => string;
  /** A row of posts that it calls for; none where posting is no answer. */
  readonly pillar?: { readonly name: string; readonly why: string; readonly posts: readonly string[] };
}

/** What is more particular comes first. */
export const CHALLENGE_KINDS: readonly ChallengeKind[] = [
  {
    test: /\b(?:tender\w*|procurement|committees?|board|councils?|approval|decisions? take|years to decide|sales cycles?|budget cycles?)\b/iu,
    answer: ({ own }) =>
      `A long decision is made by several people who never meet you. Give the one who is on your side what they need in that room: a page with scope, cost range, references and dates, and a post for each question that is asked there. Ask ${own.who[0] ?? 'them'} when the next budget is settled, and be present in the eight weeks before.`,
    pillar: {
      name: 'For the meeting where it is decided',
      why: 'Arms whoever speaks for you when you are not there.',
      posts: [
        'A question from a committee, answered in one picture',
        'The steps from first talk to signature, with honest durations',
        'A reference who may be called, and on what',
      ],
    },
  },
  {
    test: /\b(?:can[’']?t sing|not good enough|too old|afraid|fear\w*|nervous|don[’']?t dare|late start\w*|starting late|think that they can[’']?t|hesitat\w*)\b/iu,
    answer: ({ own }) =>
      `${own.who[0] ? `For ${own.who[0]}, make` : 'Make'} the first step smaller than the doubt: come and listen, ask one question, stay ten minutes. Say in so many words what happens to those who do it badly (nothing), and show somebody who waited as long.`,
    pillar: {
      name: 'The smallest first step',
      why: 'Doubt ends with a try that costs nothing.',
      posts: [
        'Ten minutes to try it, with the date',
        'Somebody who nearly did not come',
        'What they thought would happen, and what did',
      ],
    },
  },
  {
    test: /\b(?:wait(?:s|ing)? too long|too late|last minute|put(?:s|ting)? (?:it )?off|only when|not urgent)\b/iu,
    answer: ({ own }) =>
      `Nobody feels early. Name the first sign by which ${own.who[0] ?? 'people'} can tell, the day on which it shows, and what it costs to wait a month. A reminder that can be saved is worth more than an appeal.`,
    pillar: {
      name: 'Before it is late',
      why: 'Is saved today and found again on the day it is needed.',
      posts: [
        'The first sign, and what to do on that same day',
        'What still helps afterwards, and what no longer does',
        'The same case a month earlier: what it would have taken',
      ],
    },
  },
  {
    test: /\b(?:death|dying|die|grief|taboo|nobody wants to talk|don[’']t (?:like to|want to) talk|embarrass\w*|shame|ashamed|awkward|stigma)\b/iu,
    answer: ({ own }) =>
      `Nobody comments on this in public, so comments are no measure: count messages and calls. Say the word itself, once, without softening it. Let somebody speak who has been through it, and offer ${own.who[0] ?? 'people'} a way to ask without being seen: a message, a number, an hour at which nobody else is there.`,
    pillar: {
      name: 'What people don’t ask aloud',
      why: 'Is read in silence and remembered when it counts.',
      posts: [
        'A question that came without a name, answered',
        'What others in the same position thought before, and think now',
        'How to write to you without anybody knowing',
      ],
    },
  },
  {
    test: /\b(?:hygien\w*|unhygienic|dirty|germs?|smell\w*|clean(?:liness)?|disgust\w*)\b/iu,
    answer: () =>
      'Nobody is argued out of disgust; they have to see it. Film the cleaning from the first step to the last, name what is used and for how long, and put one such picture into every offer, not only into one post.',
    pillar: {
      name: 'How it gets clean',
      why: 'What was seen once needs no promise.',
      posts: [
        'Cleaning, filmed in one go, with the minutes shown',
        'What is taken out and replaced, on a table side by side',
        'What you throw away, and at which sign',
      ],
    },
  },
  {
    test: /\b(?:sizes?|sizing|fit\b|judge online|returns?)\b/iu,
    answer: () =>
      'Size is a measuring problem: give a length in millimeters beside every size, say how each model runs, and let people send a photo of what fits them today. Count returns by reason for a month.',
  },
  {
    test: /\b(?:rain\w*|weather|season\w*|winter|summer|slow months?|off-?season|cancels?|cancell\w*|no-?shows?)\b/iu,
    answer: () =>
      'Prepare three posts now for the day on which it happens: what it is like then, what there is to do instead, and what becomes of a booking. Send them within the hour, to those who have booked first. Write for the weak weeks while the strong ones last.',
    pillar: {
      name: 'On days like that',
      why: 'Answers the doubt in the hour in which it comes up.',
      posts: [
        'How it looks in bad conditions, and who enjoyed it',
        'What there is to do under a roof nearby',
        'What can be moved, until when, at what cost',
      ],
    },
  },
  {
    test: /\b(?:can[’']?t find (?:\p{L}+ )?(?:staff|people|instructors?|workers?|cooks?|drivers?)|hir(?:e|ing)|shortage|understaffed|find (?:staff|instructors?|apprentices?)|staff turnover|recruit\w*)\b/iu,
    answer: () =>
      'Those whom you look for have a job already. Show on one post a month what differs in yours: hours, pay, who they would work beside. Ask your own people where they read, and post there. An answer within a day decides more than the advert.',
    pillar: {
      name: 'Working with us',
      why: 'Reaches people who are not looking, through people who know them.',
      posts: [
        'A shift, hour by hour, told by the one who works it',
        'Pay, hours and what is hard, in one picture',
        'How somebody without the papers got in',
      ],
    },
  },
  {
    test: /\b(?:half the price|cheap\w*|prices?|(?:too|we are|find (?:us|it|them)|looks?|seems?) expensive|everybody has|do it themselves|for free|compet\w*|chains?|rivals?|supermarkets?|discount\w*|amazon)\b/iu,
    answer: () =>
      'Leave the price to the others, and show what it buys. Put yours beside the cheap one without naming it: what is in it, how long it lasts, who made it. Keep one thing on offer that costs little, for the first visit.',
    pillar: {
      name: 'What the difference pays for',
      why: 'A price is only high as long as nobody sees what is in it.',
      posts: [
        'Both side by side, without a name: what is in each',
        'The cost of one, split into its parts',
        'What it costs a day, or a use',
      ],
    },
  },
  {
    test: /\b(?:dry|boring|complex|complicated|technical|hard to explain|abstract|nobody understands|unsexy)\b/iu,
    answer: ({ own }) =>
      `The subject is dry, its consequences are not. Start each post with the person to whom it happened (“One evening, somebody noticed that …”), and explain ${own.thing} only as far as that story needs it. One term a post, in everyday words.`,
    pillar: {
      name: 'The day it went wrong',
      why: 'Makes a rule worth reading by what happens without it.',
      posts: [
        'A small error and how far it went',
        'One term, explained with an example from a kitchen',
        'What a good month looks like, when nobody notices anything',
      ],
    },
  },
  {
    test: /\b(?:where (?:it|we|you) (?:is|are)|find us|location|hidden|parking|out of the way|few people know|hard to find)\b/iu,
    answer: () =>
      'Show the way itself: from the stop, from the car park, to the door, in three pictures that stay on top of your page. Give the place a name that people can tell each other, and check how maps have you.',
    pillar: {
      name: 'The way in',
      why: 'Whoever has seen the door goes through it.',
      posts: [
        'From the bus stop to the door in three pictures',
        'The door, the bell, and who opens',
        'What else is around the corner',
      ],
    },
  },
  {
    test: /\b(?:trust|scam\w*|second-?hand|unknown|new here|bad reviews?|complain\w*|negative|reputation|critic\w*|prejudic\w*|cliché)\b/iu,
    answer: () =>
      'Show the proof before the claim: a name, a document, a place, a result that can be checked. Answer criticism in public within a day with what you will do and by when, then say when it was done.',
  },
  {
    test: /\b(?:confiden\w*|privacy|secre\w*|complian\w*|legal\w*|regulat\w*|advertising law|data protection)\b/iu,
    answer: () =>
      'Write about situations, never about cases: change place, sum and year, and let a second person read each text for who could be recognized. What is general is no advice, and the post says so.',
  },
  {
    test: /\b(?:time|busy|hours|capacity|overworked|workload|alone)\b/iu,
    answer: ({ postsAWeek, time }) =>
      `${countNoun(postsAWeek, 'post')} a week, made in one go${time ? `, fit into ${inline(time.text)}` : ''}. In a full week, leave out a post and answer the comments.`,
  },
  {
    test: /\b(?:on camera|shy|filming|faces?|photos?|pictures?|videos?)\b/iu,
    answer: () => 'Hands, tools and voices do without a face: film from above, and write on the picture.',
  },
  {
    test: /\b(?:ideas?|what to (?:post|write|say)|inspiration|creativ\w*|topics?)\b/iu,
    answer: ({ own }) =>
      `Each question that ${own.who[0] ?? 'somebody'} asks is a post. Write down the next ten word for word; the calendar above has places for them.`,
  },
  {
    test: /\b(?:follow\w*|reach|visib\w*|algorithm|nobody sees|small audience|views|awareness)\b/iu,
    answer: ({ channels }) =>
      `Others have the people that you want to reach on ${channels[0]}: name three of them, and make one post with each. What was passed on once is worth a second part.`,
  },
  {
    test: /\b(?:engage\w*|comments?|likes|interact\w*|silent|reactions?)\b/iu,
    answer: () =>
      'Ask for a choice between two things that you really have to decide, and say afterwards what was chosen.',
  },
  {
    test: /\b(?:budget|money|costs?|afford|expensive)\b/iu,
    answer: ({ means }) =>
      means === 'none' || means === 'small'
        ? 'Spend on nothing that has not worked without money; until then, partners who pass a post on are the budget.'
        : 'Begin with the post that worked without money, and raise the sum while a result gets no dearer.',
  },
  {
    test: /\b(?:consisten\w*|irregular\w*|keep up|routine|sporadic\w*|plan(?:ning)?)\b/iu,
    answer: () => 'One fixed hour in the week, and posts scheduled a fortnight ahead.',
  },
];
