import { addHashtag, hashtagsIn, isOnlyHashtags } from '@carillon/contracts/domain/hashtags.ts';
import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** How many hashtags work below a text there. */
const HASHTAGS: Readonly<Record<PlatformName, number>> = { facebook: 2, instagram: 8, linkedin: 3 };

/** The text with the network's usual number of hashtags below it, its own first, as far as the network has room for them. */
export function versionsOf(
  content: string,
  hashtags: readonly string[],
): Readonly<Record<PlatformName, string>> {
  const paragraphs = content.split('\n\n');
  const row = isOnlyHashtags(paragraphs.at(-1) ?? '') ? (paragraphs.pop() ?? '') : '';
  const tags = hashtags.reduce((all, tag) => addHashtag(all, tag), hashtagsIn(row));
  const text = paragraphs.join('\n\n');
  return Object.fromEntries(
    PLATFORM_NAMES.map((platform) => [platform, versionFor(platform, text, tags)]),
  ) as Record<PlatformName, string>;
}

function versionFor(platform: PlatformName, content: string, hashtags: readonly string[]): string {
  const most = LIMITS[platform].text;
  for (let count = HASHTAGS[platform]; count > 0; count--) {
    const tags = hashtags.slice(0, count).map((tag) => `#${tag}`);
    const whole = tags.length > 0 ? `${content}\n\n${tags.join(' ')}` : content;
    if (textLength(whole) <= most) return whole;
  }
  return [...content].slice(0, most).join('');
}
