import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { feedWord } from './feed-words.ts';

export const seeMoreWord = (platform: PlatformName): string =>
  feedWord(PLATFORMS[platform].preview.cut?.word ?? '');

/** The part of a text that a network's feed shows before it is opened; null when that is all of it. */
export function cutFor(platform: PlatformName, text: string): string | null {
  const { cut: rule } = PLATFORMS[platform].preview;
  if (!rule) return null;
  const { letters, lines } = rule;
  const inLines = text.split('\n').slice(0, lines).join('\n');
  const characters = Array.from(inLines);
  if (characters.length <= letters) return inLines === text ? null : inLines.trimEnd();
  const cut = characters.slice(0, letters).join('');
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return (space > letters / 2 ? cut.slice(0, space) : cut).trimEnd();
}
