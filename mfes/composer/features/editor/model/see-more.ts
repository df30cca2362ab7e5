import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/**
 * Where each network's feed cuts a text, and the word that it puts there. None of them publishes these figures: they
 * are what is seen in their apps, which also differ by width, so the preview is near and not exact.
 */
const CUTS: Record<PlatformName, { letters: number; lines: number; word: string }> = {
  facebook: { letters: 477, lines: 5, word: '… See more' },
  instagram: { letters: 125, lines: 3, word: '… more' },
  linkedin: { letters: 210, lines: 3, word: '…see more' },
};

export const seeMoreWord = (platform: PlatformName): string => CUTS[platform].word;

/** The part of a text that a network's feed shows before it is opened; null when that is all of it. */
export function cutFor(platform: PlatformName, text: string): string | null {
  const { letters, lines } = CUTS[platform];
  const inLines = text.split('\n').slice(0, lines).join('\n');
  const characters = Array.from(inLines);
  if (characters.length <= letters) return inLines === text ? null : inLines.trimEnd();
  const cut = characters.slice(0, letters).join('');
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return (space > letters / 2 ? cut.slice(0, space) : cut).trimEnd();
}
