import type { DraftGoal } from '@carillon/contracts/domain/draft-details.ts';
import type { Point, Reading } from '../../../../language/brief/reading.ts';

/** What readers ask of each kind of brief, most important first; left out where the brief has it. */
const GAPS: Readonly<Partial<Record<Point, readonly (readonly [gap: string, known: RegExp])[]>>> = {
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
    ['what makes it worth a try, in one sentence', /\b(?:with|made|because)\b/i],
    ['where to get it', /\b(?:shop|store|online|app|at|download|bakery|café|market)\b/i],
  ],
  offer: [['how to order or book', /\b(?:book|order|call|write|come|bring|reserve|buy|online)\b/i]],
  invite: [
    ['where exactly', /\b(?:at|in) (?:the )?(?:\p{Lu}|our\b|my\b|\d)/u],
    ['what time', /\d ?(?:am|pm)\b|\bat \d|\d[:.]\d\d|noon|midnight/i],
    ['how to book, or that nobody needs to', /\b(?:book|register|sign up|tickets?|free|rsvp|no need)\b/i],
  ],
  open: [['address and opening hours', /\d ?(?:am|pm)\b|\bat \d|Street|Road|Lane|Square/]],
  change: [['whom it affects, and from when', /\b(?:from|on|until|since)\b/i]],
  cancel: [
    [
      'new date, or that there is none yet',
      /\b(?:new date|postponed to|moved to|refund|instead|later date)\b/i,
    ],
    ['what happens to tickets or bookings', /\b(?:refund|tickets?|bookings?)\b/i],
  ],
  disrupt: [
    ['until when, or when you will say more', /\b(?:until|till|from|back|reopen|by)\b/i],
    ['what people can do instead', /\b(?:instead|please|can)\b/i],
  ],
  warn: [['whom to call or write to with questions', /\b(?:call|write|contact|email|phone|report)\b|@/i]],
  appeal: [['phone number and reference', /\b(?:call|phone|ring|contact)\b/i]],
  loss: [
    [
      'when and where people can say goodbye, or whom to write to',
      /\b(?:funeral|service|memorial|flowers|donations|condolences)\b/i,
    ],
  ],
  cuts: [
    ['what happens next, and whom those affected can talk to', /\b(?:consultation|talks?|support|next)\b/i],
  ],
  apologize: [['what you have done about it', /\b(?:refund|replace|fixed|corrected|from now on|changed)\b/i]],
  thank: [['one thing that stays in your mind', /\bbecause\b/i]],
  celebrate: [['what it took, in one sentence', /\b(?:because|after|years|months|hours)\b/i]],
  ask: [['where to answer, and by when', /\b(?:comment|reply|write|email|until|by)\b/i]],
  tell: [['what it means for your readers, in one sentence', /\bso\b/i]],
};
const MOST = 2;

/** What a goal needs before anything else. */
const OF_GOAL: Readonly<Partial<Record<DraftGoal, readonly (readonly [gap: string, known: RegExp])[]>>> = {
  sell: [['where to buy or order', /\b(?:order|buy|shop|store|book)\b/i]],
  engage: [['a question that only your readers can answer', /\?/]],
  hire: GAPS.hire ?? [],
  invite: GAPS.invite ?? [],
};

export function gapsOf({ act, sentences, links }: Reading, goal?: DraftGoal): string[] {
  const all = sentences.map(({ text }) => text).join(' ');
  const has = /link|email|phone/;
  const reached = links.length > 0 || sentences.some(({ facts }) => facts.some(({ kind }) => has.test(kind)));
  const isContact = /^(?:how to|whom to|phone|where to)/;
  const wanted = goal && !act.sober ? (OF_GOAL[goal] ?? []) : [];
  const gaps = [...new Map([...wanted, ...(GAPS[act.point] ?? [])])];
  return gaps
    .filter(([gap, known]) => !known.test(all) && !(reached && isContact.test(gap)))
    .map(([gap]) => gap)
    .slice(0, MOST);
}
