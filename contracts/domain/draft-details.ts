import { z } from 'zod';
import { sentence } from '../text.ts';
import { textUpTo } from './bounded-text.ts';

export const DRAFT_GOALS = ['sell', 'inform', 'engage', 'invite', 'hire', 'thank'] as const;
export type DraftGoal = (typeof DRAFT_GOALS)[number];

export const DRAFT_TONES = ['plain', 'warm', 'lively', 'professional'] as const;
export type DraftTone = (typeof DRAFT_TONES)[number];

export const DRAFT_LENGTHS = ['short', 'medium', 'long'] as const;
export type DraftLength = (typeof DRAFT_LENGTHS)[number];

export const DETAIL_LIMITS = { audience: 200, link: 500, about: 500 } as const;

/** Whether a text is a whole web address, which readers can be sent to. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:\/\//i.test(text) && url.hostname.includes('.');
}

export const NO_WEB_ADDRESS = sentence`Enter a web address, such as https://example.com.`;

const text = (limit: number) => textUpTo(limit).trim();

/** Optional details for drafts, beside their topic. The writer chooses whatever is left out. */
export const draftDetails = z.object({
  goal: z.enum(DRAFT_GOALS).optional(),
  tone: z.enum(DRAFT_TONES).optional(),
  length: z.enum(DRAFT_LENGTHS).optional(),
  /** True for some, false for none. */
  emoji: z.boolean().optional(),
  /** The readers that the post is for. */
  audience: text(DETAIL_LIMITS.audience).optional(),
  /** Where readers are sent. */
  link: text(DETAIL_LIMITS.link).refine(isWebAddress, NO_WEB_ADDRESS).optional(),
  /** The business behind the post, in a line. */
  about: text(DETAIL_LIMITS.about).optional(),
});
export type DraftDetails = z.infer<typeof draftDetails>;

/** The same while they are typed: a link may be half an address. */
export const typedDetails = draftDetails.extend({
  audience: textUpTo(DETAIL_LIMITS.audience).optional(),
  link: textUpTo(DETAIL_LIMITS.link).optional(),
  about: textUpTo(DETAIL_LIMITS.about).optional(),
});
export type TypedDetails = z.infer<typeof typedDetails>;
