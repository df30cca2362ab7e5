import { t } from '@lingui/core/macro';

const WORDS: Readonly<Record<string, string>> = {
  'Just now': t`Just now`,
  Now: t`Now`,
  now: t`now`,
  '… See more': t`… See more`,
  '… more': t`… more`,
  '…see more': t`…see more`,
};

/** Returns the text of a network's feed, in the user's language. */
export const feedWord = (english: string): string => WORDS[english] ?? english;
