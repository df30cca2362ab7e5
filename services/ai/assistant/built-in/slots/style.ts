import { type DraftDetails, type DraftTone, isWebAddress } from '@carillon/contracts/domain/draft-details.ts';
import { cueText, hasCue } from '../intents/cue.ts';
import { type EditRequests, NO_EDITS, saysEdit } from './edits.ts';
import { withoutEnd } from './plain-text.ts';

/** The style that a message asks for, beside its topic. */
export interface RequestedStyle {
  readonly details: DraftDetails;
  readonly hashtags: boolean | null;
  /** Other drafts, as the offered ones do not please. */
  readonly again: boolean;
  readonly edits: EditRequests;
}

const SHORTER =
  /\b(?:tweets?|shorter|short|shorten|brief|briefer|too long|concise|trim|tighter|cut it down|less text|snappy|snappier)\b/;
const LONGER =
  /\b(?:longer|too short|more details?|bit more detail|expand|elaborate|in depth|long|add (?:something|a bit)|more text)\b/;
const TONES: readonly (readonly [DraftTone, RegExp])[] = [
  [
    'warm',
    /\b(?:less (?:formal|stiff|corporate|professional)|casual|friendly|friendlier|warm|warmer|personal|human|robotic|relaxed|heartfelt)\b/,
  ],
  ['professional', /\b(?:professional|formal|serious|business-?like|corporate|more businesslike)\b/],
  [
    'lively',
    /\b(?:funny|funnier|fun|playful|lively|livelier|energetic|exciting|upbeat|witty|humorous|cheeky|cheekier|sassy|quirky|punchy|punchier|catchy|catchier)\b/,
  ],
  ['plain', /\b(?:plain|plainer|simple|simpler|neutral|matter[- ]of[- ]fact|sober|calm|calmer)\b/],
];
const NONE =
  "(?:no|without|drop|remove|delete|skip|lose|minus|take out|leave out|fewer|less|don't (?:use|want|need)|cut)(?: (?:the|any|all|those|these|all the))?";
const SOME = '(?:add|with|include|more|put|use|some)(?: (?:some|a few|an|another|one|the|more|in))?';
const NO_EMOJI = new RegExp(`\\b${NONE} emojis?\\b`);
const SOME_EMOJI = new RegExp(`\\b${SOME} emojis?\\b`);
const NO_HASHTAGS = new RegExp(`\\b${NONE} (?:hashtags?|tags)\\b`);
const SOME_HASHTAGS = new RegExp(`\\b${SOME} (?:hashtags?|tags)\\b`);
const AGAIN =
  "another / other / more / different / new > draft / drafts / version / versions / text / texts / option / options ;; none of these / none of them / none of those / rewrite / rephrase / reword / try again / start again / regenerate / redo / another one / different one / more ideas / other ideas / don't like it / don't like them / don't like that / don't like any".split(
    ' ;; ',
  );
const ADDRESS = /https?:\/\/\S+/i;

export function readStyle(plain: string, raw: string, edits: EditRequests = NO_EDITS): RequestedStyle {
  // The new words of an edit say nothing about the style that the message asks for.
  if (edits.replace || edits.mention) return { details: {}, hashtags: null, again: false, edits };
  const tone = TONES.find(([, words]) => words.test(plain))?.[0];
  const link = withoutEnd(ADDRESS.exec(raw)?.[0] ?? '', ').,;!?');
  return {
    details: {
      ...lengthOf(plain),
      ...(tone && { tone }),
      ...emojiOf(plain),
      ...(link && isWebAddress(link) && { link: link.slice(0, 500) }),
    },
    hashtags: NO_HASHTAGS.test(plain) ? false : SOME_HASHTAGS.test(plain) ? true : null,
    again: AGAIN.some((cue) => hasCue(cueText(plain), cue)),
    edits,
  };
}

const lengthOf = (plain: string): DraftDetails => {
  if (/\btoo short\b/.test(plain)) return { length: 'long' };
  if (SHORTER.test(plain)) return { length: 'short' };
  return LONGER.test(plain) && !/\bhow long\b/.test(plain) ? { length: 'long' } : {};
};

const emojiOf = (plain: string): DraftDetails => {
  if (NO_EMOJI.test(plain)) return { emoji: false };
  return SOME_EMOJI.test(plain) ? { emoji: true } : {};
};

export const saysStyle = ({ details, hashtags, again, edits }: RequestedStyle): boolean =>
  again || hashtags !== null || saysEdit(edits) || Object.keys(details).length > 0;
