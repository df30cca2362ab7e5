import emojis from 'emojibase-data/en/data.json' with { type: 'json' };
import words from 'emojibase-data/en/messages.json' with { type: 'json' };
import type { EmojiData } from 'frimousse';

/** Of 2022: readers' phones have these. A newer one is an empty box on many. */
const NEWEST = 15;
const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
/** Parts of emoji: skin tones and hair, which are nothing by themselves. */
const COMPONENTS = 2;

export const CATEGORIES = words.groups
  .filter(({ order }) => order !== COMPONENTS)
  .map(({ order, message }) => ({ index: order, label: message.charAt(0).toUpperCase() + message.slice(1) }));

/** The emoji of Unicode, their English names and the words that they are found by. */
export const EMOJI_DATA: EmojiData = {
  locale: 'en',
  categories: CATEGORIES,
  skinTones: Object.fromEntries(
    words.skinTones.map(({ key, message }) => [key, message]),
  ) as EmojiData['skinTones'],
  emojis: emojis.flatMap(({ emoji, label, tags = [], group, version, skins = [] }) =>
    group === undefined || group === COMPONENTS || version > NEWEST
      ? []
      : [
          {
            emoji,
            label,
            tags,
            category: group,
            version,
            ...(skins.length >= TONES.length && {
              skins: Object.fromEntries(
                TONES.map((tone, at) => [tone, skins.find((one) => one.tone === at + 1)?.emoji ?? emoji]),
              ) as Record<(typeof TONES)[number], string>,
            }),
          },
        ],
  ),
};
