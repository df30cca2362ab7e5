import { t } from '@lingui/core/macro';

/** The most common emoji in posts, with names for screen readers. */
export const EMOJI: readonly (readonly [string, string])[] = [
  ['😀', t`grinning`],
  ['😂', t`laughing`],
  ['😊', t`smiling`],
  ['😍', t`in love`],
  ['🤔', t`thinking`],
  ['😎', t`cool`],
  ['🙌', t`raised hands`],
  ['👏', t`clapping`],
  ['👍', t`thumbs up`],
  ['🙏', t`thank you`],
  ['💪', t`strong`],
  ['🎉', t`party`],
  ['🔥', t`fire`],
  ['✨', t`sparkles`],
  ['🚀', t`rocket`],
  ['💡', t`idea`],
  ['❤️', t`heart`],
  ['⭐', t`star`],
  ['📅', t`calendar`],
  ['📈', t`growth`],
  ['📣', t`announcement`],
  ['📷', t`camera`],
  ['☕', t`coffee`],
  ['🌍', t`world`],
];
