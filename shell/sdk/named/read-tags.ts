import { addHashtag, normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import { t } from '@lingui/core/macro';

/** Writes tags as a field shows them. */
export const tagsText = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(' ');

/** The hashtags that are written in a field, and why they can't be taken; null where they can. */
export function readTags(
  text: string,
  { least, most }: { least: number; most: number },
): { tags: string[]; fault: string | null } {
  const words = text.split(/[\s,;]+/).filter((word) => word.replace(/[#＃]/g, '') !== '');
  const wrong = words.find((word) => normalizeHashtag(word) === '');
  const tags = words.reduce<string[]>((all, word) => addHashtag(all, word), []);
  const fault =
    wrong !== undefined
      ? t`“${wrong}” isn’t a hashtag. Hashtags need at least one letter.`
      : tags.length < least
        ? t`Enter at least one hashtag.`
        : tags.length > most
          ? t`There are ${tags.length} hashtags. Use at most ${most}.`
          : null;
  return { tags, fault };
}
