import type { DraftGoal } from '@carillon/contracts/domain/draft-details.ts';
import type { Point, Reading } from '../../../../language/brief/reading.ts';
import type { Editor } from '../editor.ts';
import { aboutOf } from './about.ts';

type Gap = readonly [gap: string, known: RegExp];

/** Fits where nobody strikes, or where the brief says when. */
const NO_STRIKE =
  /^(?!.*(?:strik|walk(?:s|ed|ing)? out|industrial action)).*$|\b(?:from|on|until) (?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu;

/** Readers' questions about each kind of brief, most important first; left out where the brief answers them. */
const GAPS: Readonly<Partial<Record<Point, readonly Gap[]>>> = {
  hire: [
    ['how to apply, and by when', /\b(?:apply|send|write|call|email|e-mail)\b/i],
    ['hours and pay', /[£€$]|\bhours?\b|full-time|part-time|salary/i],
  ],
  seek: [
    [
      'whom to contact, and how',
      /\b(?:write|call|email|e-mail|contact|ring|message|sign up|bring|drop|register)\b/i,
    ],
  ],
  launch: [
    ['what you like best about {it}', /\b(?:with|made|because|from our|adds?|fewer|faster)\b|[.!] ./i],
    [
      'where to get {it}',
      /\b(?:shop|store|online|app|download|bakery|café|market|on tap|menu|escape room)\b/i,
    ],
  ],
  offer: [
    ['how to order or book', /\b(?:book|order|call|write|come|bring|reserve|buy|online|no appointment)\b/i],
  ],
  invite: [
    [
      'where {it} is',
      /\b(?:at|in|outside|opposite) (?:the )?(?:\p{Lu}|our\b|my\b|\d|\p{L}+ (?:room|hall|garden|park|church|square|library|shop|pub|bar))|,? [\p{L}]+ (?:hall|church|centre|center|library|square)\b/u,
    ],
    ['what time {it} starts', /\d ?(?:am|pm|h|hrs?|uhr)\b|\bat \d|\d[:.h]\d\d|noon|midnight|\bfrom \d/i],
    [
      'how to book, or that nobody needs to',
      /\b(?:book|register|sign up|tickets?|stall|market|shop|bunch|each|free|rsvp|no need|welcome|meets?|meeting|goodbye|bring|come along)\b/i,
    ],
  ],
  open: [['address and opening hours', /\d ?(?:am|pm)\b|\bat \d|Street|Road|Lane|Square/]],
  change: [['from when, and whom it affects', /\b(?:from|on|until|since|now|moved|this year)\b/i]],
  cancel: [
    [
      'new date, or that there is none yet',
      /\b(?:new date|postponed|moved to|refund|instead|later date|until|via|next week)\b/i,
    ],
    [
      'what happens to tickets or bookings',
      /\b(?:refund|tickets?|bookings?|bus|train|ferry|market|fête|shop|pool|library)\b/i,
    ],
  ],
  disrupt: [
    ['from when, and for how long', NO_STRIKE],
    [
      'until when, or when you will say more',
      /\b(?:(?:final|last) \p{L}+|for good|permanently|forever|after (?:\d+|\p{L}+) years|landlord|lease|keys|retir\p{L}+|clos(?:e|es|ing) (?:on|in)|until|till|from|back|reopen|by|end of|out of danger|hurt|hit|lost|destroyed|strik\p{L}+|walk(?:s|ed)? out)\b/iu,
    ],
    [
      'what people can do instead',
      /\b(?:(?:final|last) \p{L}+|for good|permanently|forever|after (?:\d+|\p{L}+) years|landlord|lease|keys|retir\p{L}+|clos(?:e|es|ing) (?:on|in)|instead|strik|please|can|keep|avoid|continue|hurt|hit|lost|destroyed)\b/iu,
    ],
  ],
  warn: [
    ['whom to call or write to with questions', /\b(?:call|contact|email|phone)\b|@/i],
    [
      'what was not affected',
      /^(?!.*(?:data|database|server|account|system|email addresses)).*|\bno \p{L}+ (?:data|was|were)/iu,
    ],
  ],
  appeal: [['phone number, and a reference if there is one', /\b(?:call|phone|ring|contact)\b/i]],
  loss: [
    [
      'when and where people can say goodbye, or whom to write to',
      /\b(?:funeral|service|memorial|flowers|donations|condolences|say goodbye)\b/i,
    ],
  ],
  cuts: [
    ['what happens next, and whom those affected can talk to', /\b(?:consultation|talks?|support|next)\b/i],
  ],
  apologize: [['what you have done about it', /\b(?:refund|replace|fixed|corrected|from now on|changed)/i]],
  ask: [['where to answer, and by when', /\b(?:comment|reply|write|email|until|by)\b/i]],
};
const LIMIT = 2;

/** Details that a goal needs before anything else. */
const OF_GOAL: Readonly<Partial<Record<DraftGoal, readonly Gap[]>>> = {
  sell: [['where to buy or order', /\b(?:order|buy|shop|store|book)\b/i]],
  engage: [['a question that only your readers can answer', /\?/]],
  hire: GAPS.hire ?? [],
  invite: GAPS.invite ?? [],
};

/** A title that names what the post should say. */
export const TITLES: Editor['titles'] = [
  [/^why (?:we|i|our|my)\b[^?]*$/i, 'the reason, in one or two sentences'],
  [/^how (?:we|i|our|my)\b[^?]*$/i, 'how, in two or three steps'],
  [/^behind the scenes\b/i, 'what happens, step by step'],
];

/** Asks for nothing of what isn't named. */
const NAMES_IT = /about \{it\}|where \{it\} is|time \{it\}/;

export function gapsOf(reading: Reading, goal?: DraftGoal): string[] {
  const { act, sentences, links } = reading;
  const all = sentences.map(({ text }) => text).join(' ');
  const has = /link|email|phone/;
  const hasContact =
    links.length > 0 || sentences.some(({ facts }) => facts.some(({ kind }) => has.test(kind)));
  const isContact = /^(?:how to|whom to|phone|where to)/;
  if (act.point === 'invite' && (hasContact || act.sober || act.status === 'over')) return [];
  const title = TITLES.find(([pattern]) => pattern.test(sentences[0]?.text ?? ''));
  if (title && sentences.length === 1) return [title[1]];
  if (/\?$/.test(sentences[0]?.text ?? '') && sentences.length === 1 && act.point === 'ask')
    return ['two or three answers to choose from'];
  const commands = /^(?:register|sign up|apply|book)\b/i.test(sentences[0]?.text ?? '');
  if (commands) return hasContact ? [] : ['where to register, such as a link'];
  const goalGaps = goal && !act.sober ? (OF_GOAL[goal] ?? []) : [];
  const gaps = [
    ...new Map([...goalGaps, ...(act.sober && act.point === 'tell' ? [] : (GAPS[act.point] ?? []))]),
  ];
  const missingGaps = gaps
    .filter(([gap]) => !NAMES_IT.test(gap) || aboutOf(reading) !== '')
    .filter(([gap, pattern]) => !pattern.test(all) && !(hasContact && isContact.test(gap)))
    .map(([gap]) => gap)
    .slice(0, LIMIT);
  const fillGap = (gap: string): string => gap.replace('{it}', aboutOf(reading) || 'it');
  return missingGaps.map(fillGap);
}
