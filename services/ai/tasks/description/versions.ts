import { addHashtag, hashtagsIn, isOnlyHashtags } from '@carillon/contracts/domain/hashtags.ts';
import { byPlatform, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { cutToFit, fits, textSize } from '@carillon/contracts/domain/text-size.ts';

/** The text with the network's usual number of hashtags below it, its own first, as far as the network has room for them. */
export function versionsOf(
  content: string,
  hashtags: readonly string[],
): Readonly<Record<PlatformName, string>> {
  const paragraphs = content.split('\n\n');
  const row = isOnlyHashtags(paragraphs.at(-1) ?? '') ? (paragraphs.pop() ?? '') : '';
  const tags = hashtags.reduce((all, tag) => addHashtag(all, tag), hashtagsIn(row));
  const text = paragraphs.join('\n\n');
  return byPlatform((platform) => versionFor(platform, text, tags));
}

function versionFor(platform: PlatformName, content: string, hashtags: readonly string[]): string {
  for (let count = PLATFORMS[platform].hashtags.usual; count > 0; count--) {
    const tags = hashtags.slice(0, count).map((tag) => `#${tag}`);
    const whole = tags.length > 0 ? `${content}\n\n${tags.join(' ')}` : content;
    if (fits(textSize(platform, whole))) return whole;
  }
  return cutToFit(platform, content);
}
