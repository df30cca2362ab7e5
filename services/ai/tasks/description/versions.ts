import { addHashtag, hashtagsIn, isOnlyHashtags } from '@carillon/contracts/domain/hashtags.ts';
import { byPlatform, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { fits, textSize } from '@carillon/contracts/domain/text-size.ts';
import { shorten } from '../../language/shorten.ts';

/** The text with the network's usual number of hashtags below it, its own first: fewer where that makes room for it, and the text shortened where nothing else does. */
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
  const { usual } = PLATFORMS[platform].hashtags;
  const withTags = (text: string, count: number): string => {
    const tags = hashtags.slice(0, count).map((tag) => `#${tag}`);
    return tags.length > 0 ? `${text}\n\n${tags.join(' ')}` : text;
  };
  const hasRoom = (text: string, count: number): boolean => fits(textSize(platform, withTags(text, count)));
  for (let count = usual; count > 0; count--) if (hasRoom(content, count)) return withTags(content, count);
  return withTags(
    shorten(content, (text) => hasRoom(text, usual)),
    usual,
  );
}
