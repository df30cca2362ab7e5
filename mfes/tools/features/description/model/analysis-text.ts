import type { DescriptionPurposeCode, TextEdit } from '@carillon/contracts/domain/description-purposes.ts';
import type { DescriptionAnalysis } from '@carillon/contracts/http/ai/generate-description.ts';
import { listText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** The purpose of a text. */
const PURPOSES: Readonly<Record<DescriptionPurposeCode, string>> = {
  hire: t`Looks for someone to work with you.`,
  seek: t`Asks people to join in.`,
  launch: t`Presents something new.`,
  offer: t`Makes an offer.`,
  invite: t`Invites people to come.`,
  open: t`Announces an opening.`,
  change: t`Says what changes.`,
  cancel: t`Announces a cancellation.`,
  disrupt: t`Says what isn’t working right now.`,
  warn: t`Warns readers.`,
  appeal: t`Asks for help or information.`,
  loss: t`Shares the news of a loss.`,
  cuts: t`Announces cuts.`,
  apologize: t`Apologizes.`,
  thank: t`Says thank you.`,
  celebrate: t`Celebrates an achievement.`,
  ask: t`Asks readers a question.`,
  advise: t`Gives advice.`,
  tell: t`Informs readers.`,
  outline: t`Add the missing details to turn this into a description.`,
};

/** Edits, as items of a list. */
const EDITS: Readonly<Record<TextEdit, string>> = {
  spacing: t`spacing and punctuation fixed`,
  capitals: t`all-caps words changed to lowercase`,
  point: t`the main point moved to the start`,
  paragraphs: t`paragraphs and line breaks fixed`,
  hashtags: t`your hashtags moved to the end`,
};

/** Keyed by the API's names of sentence kinds. */
export const PATTERNS: Readonly<Record<string, string>> = {
  Link: t`Link`,
  List: t`List`,
  Question: t`Question`,
  'Call to action': t`Call to action`,
  Exclamation: t`Exclamation`,
  Statement: t`Statement`,
};

/** Returns a description's purpose and edits in the page's language if they have codes, and in English otherwise. */
export function purposeText({ purpose, purpose_code }: DescriptionAnalysis): string {
  if (!purpose_code) return purpose;
  const { code, edits } = purpose_code;
  const text = PURPOSES[code];
  if (!edits) return text;
  if (edits.length === 0) return `${text} ${t`Your text is fine as it is, so nothing was changed.`}`;
  const changes = listText(edits.map((edit) => EDITS[edit]));
  return `${text} ${t`Edits: ${{ changes }}.`}`;
}
