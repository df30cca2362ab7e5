import { z } from 'zod';

/** Purposes of a description in English, by code. Pages translate the code. */
export const DESCRIPTION_PURPOSES = {
  hire: 'Looks for somebody to work with you.',
  seek: 'Asks people to join in.',
  launch: 'Presents something new.',
  offer: 'Makes an offer.',
  invite: 'Invites people to come.',
  open: 'Announces an opening.',
  change: 'Says what changes.',
  cancel: 'Says that something won’t take place.',
  disrupt: 'Says what doesn’t work at the moment.',
  warn: 'Warns readers.',
  appeal: 'Asks for help or information.',
  loss: 'Tells of a loss.',
  cuts: 'Tells of cuts.',
  apologize: 'Apologizes.',
  thank: 'Says thank you.',
  celebrate: 'Celebrates something achieved.',
  ask: 'Asks readers a question.',
  advise: 'Gives advice.',
  tell: 'Tells readers something.',
  outline: 'Fill in what only you know to turn this into a description.',
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
