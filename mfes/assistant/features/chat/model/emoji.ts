import { t } from '@lingui/core/macro';

/** Those that posts have most, with their names for who can't see them. */
export const EMOJI: readonly (readonly [string, string])[] = [
  ['😀', 'grinning'],
  ['😂', 'laughing'],
  ['😊', 'smiling'],
  ['😍', t`in love`],
  ['🤔', 'thinking'],
  ['😎', 'cool'],
  ['🙌', t`raised hands`],
  ['👏', 'clapping'],
  ['👍', t`thumbs up`],
  ['🙏', t`thank you`],
  ['💪', 'strong'],
  ['🎉', 'party'],
  ['🔥', 'fire'],
  ['✨', 'sparkles'],
  ['🚀', 'rocket'],
  ['💡', 'idea'],
  ['❤️', 'heart'],
  ['⭐', 'star'],
  ['📅', 'calendar'],
  ['📈', 'growth'],
  ['📣', 'announcement'],
  ['📷', 'camera'],
  ['☕', 'coffee'],
  ['🌍', 'world'],
];
