import type { KindLines, KindName } from './kind.ts';

/**
 * `{some}` is the thing as it stands behind a verb ("a walking tour"), `{ours}` "our walking tour", `{bare}` "walking tour",
 * `{all}` the thing with all of its facts; `{is}`, `{it}` and `{them}` follow its number. `{place}` is where one comes.
 */
export const ENGLISH_KINDS: Readonly<Record<KindName, KindLines>> = {
  food: {
    told: ['We have {all}.'],
    heads: ['Hungry? {All}.', 'Something good to eat: {all}.'],
    hooks: [
      'Who would you share {some} with?',
      'When did you last have {some}?',
      'How do you like {bare}: in company, or all to yourself?',
    ],
    reasons: [
      'If you have had {some} on your mind, this is your sign.',
      'A table, somebody you like and {some}: that is all the plan it takes.',
      'Words don’t say how {some} {tastes}; a first bite does.',
      'If {some} {is} not for you, you surely know somebody who would say yes.',
      'Whether you know {some} from home or have never had {them}: come and taste.',
    ],
    calls: [
      'Come by and try {them}.',
      'Tag the person you would share {some} with.',
      'Ask us about {ours} when you come in.',
      'Send this to somebody who can’t say no to {some}.',
    ],
    whom: 'For everybody who likes {some}:',
    formal: [
      'Questions about {ours} are welcome, here or by message.',
      'If {some} would please somebody in your network, please pass this on.',
    ],
    endings: ['Hungry yet?', 'Come and try.', 'Who’s hungry?'],
  },
  goods: {
    told: ['We have {all}.'],
    heads: ['Have a look: {all}.', 'For anybody who has been looking: {all}.'],
    hooks: [
      'Have you been looking for {some}?',
      'Who do you know who could use {some}?',
      'What would you like to know about {ours}?',
    ],
    reasons: [
      'If you have been looking for {some}, you can stop here.',
      'A closer look at {ours} says more than a description.',
      'Before you look any further for {some}, ask us.',
      'Ask about {ours} before you decide; that is what we are here for.',
      'If {some} {is} nothing for you, you may know somebody who has been asking.',
    ],
    calls: [
      'Come and have a look at {ours}.',
      'Send this to somebody who has been looking for {some}.',
      'Message us if you have a question about {ours}.',
      'Tell us what you would want {some} for.',
    ],
    whom: 'For everybody who has been looking for {some}:',
    formal: [
      'Questions about {ours} are welcome, here or by message.',
      'If somebody in your network is looking for {some}, please pass this on.',
    ],
    endings: ['Have a look.', 'Interested?', 'Come and see.'],
  },
  service: {
    told: ['We offer {all}.'],
    heads: ['Need a hand? {All}.', 'What you can leave to us: {all}.'],
    hooks: [
      'When did you last think about {bare}?',
      'Have you been putting off {bare}?',
      'Who do you know who could do with {bare}?',
    ],
    reasons: [
      '{Bare} {is} easily put off until {it} can’t wait any longer.',
      'One thing less on your list: {bare}.',
      'If you have {bare} on your list, you can leave it to us.',
      'If you are not sure whether you need {bare}, describe it to us and ask.',
      'Whoever plans {bare} early has one worry less later.',
    ],
    calls: [
      'Ask us about {bare}.',
      'Send this to whoever has been putting off {bare}.',
      'Tell us when you need {bare}.',
      'Save this for the day you need {bare}.',
    ],
    whom: 'For everybody who has been putting off {bare}:',
    formal: [
      'Questions about {bare} are welcome, here or by message.',
      'If somebody in your network needs {bare}, please pass this on.',
    ],
    endings: ['Just ask.', 'Leave it to us.', 'One thing less to do.'],
  },
  repair: {
    told: [],
    heads: [],
    hooks: [
      'Do you have {some} for us to {verb}?',
      'How long have you been meaning to have {some} {verbed}?',
      'Who do you know who needs {some} {verbed}?',
    ],
    reasons: [
      'Before you give up on {some}, ask us.',
      'If {some} {is} all that stands in the way, we {verb} {them}.',
      'To have {some} {verbed}, a question to us is enough to begin with.',
      'Show us what is wrong, and we tell you what we can do about {some}.',
    ],
    calls: [
      'Ask us first if you are not sure that we can {verb} it.',
      'Send this to somebody who needs {some} {verbed}.',
      'Tell us what you would like to have {verbed}.',
      'Save this for the next time you need {some} {verbed}.',
    ],
    whom: 'For everybody with {some} to be {verbed}:',
    formal: [
      'Questions about {some} are welcome, here or by message.',
      'If somebody in your network needs {some} {verbed}, please pass this on.',
    ],
    endings: ['Just ask.', 'Ask us first.', 'Show it to us.'],
  },
  class: {
    told: ['We offer {all}.'],
    heads: ['Join in: {all}.', 'For your calendar: {all}.'],
    hooks: [
      'Have you been meaning to try {some}?',
      'Who would you bring along to {ours}?',
      'What would you ask before you join {ours}?',
    ],
    reasons: [
      'If you have thought about {some} for a while, put the date in your calendar.',
      'Starting is easier with somebody you know, so ask a friend along to {ours}.',
      'A bit of curiosity is enough to begin with at {ours}.',
      'What you would like to know about {ours}, others wonder, too: just ask.',
      'If {some} {is} nothing for you, you may know somebody who is waiting for {them}.',
    ],
    calls: [
      'Tell us if you want to join {ours}.',
      'Questions about {ours}? Ask us here.',
      'Send this to somebody who would enjoy {some}.',
      'Tag a friend who would come to {ours} with you.',
    ],
    whom: 'For everybody who has thought about {some}:',
    formal: [
      'Questions about {ours} are welcome, here or by message.',
      'If somebody in your network would like to join {ours}, please pass this on.',
    ],
    endings: ['Will you join in?', 'Are you in?', 'See you there.'],
  },
  outing: {
    told: ['Join us for {all}.'],
    heads: ['Come along: {all}.', 'Something for the calendar: {all}.'],
    hooks: [
      'Who would you bring along to {ours}?',
      'Who’s in for {some}?',
      'What would make {some} a good day for you?',
    ],
    reasons: [
      '{Some} {is} better in company, so ask somebody along.',
      'If you have no plans yet {when}, here is one: {some}.',
      'You don’t need a reason to come to {ours}; a free hour will do.',
      'If you have been waiting for an occasion to go out, {some} {is} one.',
      'Come to {ours} with a friend, or find somebody to talk to there.',
    ],
    calls: [
      'Tell us if you are coming to {ours}.',
      'Tag the person you would take to {ours}.',
      'Ask us whatever you would like to know about {ours}.',
      'Forward this to the friend who would say yes to {some}.',
    ],
    whom: 'For everybody who is up for {some}:',
    formal: [
      'If you plan to come to {ours}, a short message helps us plan.',
      'Please share this with colleagues who would enjoy {some}.',
    ],
    endings: ['Are you in?', 'See you there.', 'Bring a friend.'],
  },
  hours: {
    told: ['We have {all}.'],
    heads: ['Please note: {all}.'],
    hooks: [
      'When do you usually come to {place}?',
      'Which time of day suits you best for a visit to {place}?',
    ],
    reasons: [
      'A look at the clock before you set out for {place} saves a trip.',
      'Plan your next visit to {place} with that in mind.',
      'If your usual time does not fit any more, ask us before you come to {place}.',
      'Those who come to {place} after work or before it will want to know.',
    ],
    calls: [
      'Save this before your next visit to {place}.',
      'Send this to whoever usually comes along.',
      'Tell us which hours suit you best.',
      'Pass it on, so that nobody comes to {place} in vain.',
    ],
    whom: 'For everybody who comes to {place}:',
    formal: [
      'Please take note before your next visit to {place}.',
      'Questions about the hours are answered gladly, here or by message.',
    ],
    endings: ['Please note.', 'See you soon.'],
  },
  move: {
    told: [],
    heads: [],
    hooks: ['Do you know the way to {where}?', 'Who should know that we are moving?'],
    reasons: [
      'The address to save: {where}.',
      'If you have written down our address anywhere, make it {where}.',
      'The next time you come to see us, go to {where}.',
    ],
    calls: [
      'Save the new address for your next visit.',
      'Come and see us at {where}.',
      'Tell somebody who would otherwise look for us at the old address.',
      'Ask us if you are not sure how to find {where}.',
    ],
    whom: 'For everybody who comes to see us:',
    formal: ['Please note our new address: {where}.', 'We look forward to welcoming you at {where}.'],
    endings: ['See you there.', 'Please note the address.'],
  },
  deadline: {
    told: ['Please remember the {bare}: {facts}.'],
    heads: ['Not to be forgotten: {all}.', 'A date to note: {all}.'],
    hooks: ['Is the {bare} in your calendar?', 'Do you know somebody who leaves the {bare} to the last day?'],
    reasons: [
      'The earlier you begin, the calmer the days before the {bare}.',
      'What is done well before the {bare} does not have to be done in a hurry.',
      'A look at the papers today is worth more than a long night before the {bare}.',
    ],
    calls: [
      'Put the {bare} in your calendar now.',
      'Send this to somebody who would forget the {bare}.',
      'Ask us before the {bare} rather than after it.',
      'Save this as your reminder.',
    ],
    whom: 'For everybody who still has time:',
    formal: [
      'Questions about the {bare} are welcome, here or by message.',
      'Please pass this on to colleagues for whom the {bare} matters.',
    ],
    endings: ['Noted?', 'Put it in your calendar.'],
  },
  notice: {
    told: [],
    heads: [],
    hooks: ['Who should hear about {ours}?', 'Did you know this about {ours} already?'],
    reasons: [
      'Keep that in mind when you make plans with {ours}.',
      'The next time somebody asks about {ours}, you have the answer.',
      'If {ours} {is} part of your week, this is for you.',
      'Not everybody will have heard yet, so pass on the news about {ours}.',
    ],
    calls: [
      'Questions about {ours}? Write to us.',
      'Send this to somebody who has been asking about {ours}.',
      'Save this for the next time somebody asks about {ours}.',
    ],
    whom: 'For everybody who has asked about {ours}:',
    formal: [
      'Questions about {ours} are welcome, here or by message.',
      'Please pass this on to those who have asked about {ours}.',
    ],
    endings: ['Please pass it on.', 'Have you heard?'],
  },
  thing: {
    told: [],
    heads: ['Have you heard? {All}.', 'A word about this: {all}.'],
    hooks: ['What would you like to know about {ours}?', 'Who comes to mind when you read “{bare}”?'],
    reasons: [
      'If “{bare}” made you stop, ask us about it.',
      'Whatever you would like to know about {ours}, ask us.',
      'If {ours} {is} nothing for you, you may know somebody who has been asking.',
    ],
    calls: [
      'Ask us about {ours}.',
      'Send this to somebody who should know about {ours}.',
      'Tell us what you think of {ours}.',
    ],
    whom: 'For everybody who has asked about {ours}:',
    formal: [
      'Questions about {ours} are welcome, here or by message.',
      'If this is of use to somebody in your network, please pass on the word about {ours}.',
    ],
    endings: ['Just ask.', 'Interested?'],
  },
};
