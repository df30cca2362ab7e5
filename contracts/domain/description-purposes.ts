import { z } from 'zod';

/** Purposes of a description in English, by code. Pages translate the code. */
export const DESCRIPTION_PURPOSES = {
  hire: 'Looks for someone to work with you.',
  seek: 'Asks people to join in.',
  launch: 'Presents something new.',
  offer: 'Makes an offer.',
  invite: 'Invites people to come.',
  open: 'Announces an opening.',
  change: 'Says what changes.',
  cancel: 'Announces a cancellation.',
  disrupt: 'Says what isn’t working right now.',
  warn: 'Warns readers.',
  appeal: 'Asks for help or information.',
  loss: 'Shares the news of a loss.',
  cuts: 'Announces cuts.',
  apologize: 'Apologizes.',
  thank: 'Says thank you.',
  celebrate: 'Celebrates an achievement.',
  ask: 'Asks readers a question.',
  advise: 'Gives advice.',
  tell: 'Informs readers.',
  outline: 'Add the missing details to turn this into a description.',
} as const;
export type DescriptionPurposeCode = keyof typeof DESCRIPTION_PURPOSES;

/** Edits of the built-in editor, in the order in which they're listed. */
export const TEXT_EDITS = ['spacing', 'capitals', 'point', 'paragraphs', 'hashtags'] as const;
export type TextEdit = (typeof TEXT_EDITS)[number];

export const descriptionPurpose = z.object({
  code: z.enum(Object.keys(DESCRIPTION_PURPOSES) as [DescriptionPurposeCode, ...DescriptionPurposeCode[]]),
  /** Left out of an outline; empty where the text was fine as it was. */
  edits: z.array(z.enum(TEXT_EDITS)).max(TEXT_EDITS.length).optional(),
});
export type DescriptionPurpose = z.infer<typeof descriptionPurpose>;
