import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { pageLocale } from '@carillon/sdk/index.ts';
import type { EmojiData } from 'frimousse';

type EmojiNames = typeof import('./emoji-names/en.ts');

/** Unicode's names; those of a language that the package lacks are English. */
const NAMES: Readonly<Record<Locale, () => Promise<Pick<EmojiNames, 'emojis' | 'words'>>>> = {
  en: () => import('./emoji-names/en.ts'),
  ar: () => import('./emoji-names/en.ts'),
  de: () => import('./emoji-names/de.ts'),
  es: () => import('./emoji-names/es.ts'),
  fr: () => import('./emoji-names/fr.ts'),
  'pt-BR': () => import('./emoji-names/pt.ts'),
};

/** Emoji 15 is from 2022, and readers' phones have it. Newer emoji are empty boxes on many. */
const NEWEST = 15;
const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
/** Parts of emoji: skin tones and hair, which are nothing by themselves. */
const COMPONENTS = 2;

/** Loads the emoji of Unicode, their names in the user's language and the words that they are found by. */
export async function loadEmoji(): Promise<EmojiData> {
  const locale = pageLocale();
  const { emojis, words } = await NAMES[locale]();
  return {
    locale,
    categories: words.groups
      .filter(({ order }) => order !== COMPONENTS)
      .map(({ order, message }) => ({
        index: order,
        label: message.charAt(0).toUpperCase() + message.slice(1),
      })),
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
}
