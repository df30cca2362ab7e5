import { hashtagRanges } from '@carillon/contracts/domain/hashtags.ts';
import { linkRanges } from '@carillon/contracts/domain/links.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

export interface TextPart {
  readonly text: string;
  /** Whether the network turns it into a link: a hashtag or an address. */
  readonly linked: boolean;
}

/** A text in the pieces that a network links and those that it doesn't. */
export function linkedParts(platform: PlatformName, text: string): TextPart[] {
  const addresses = PLATFORMS[platform].links.linked ? linkRanges(text) : [];
  const isWithin = (at: number): boolean => addresses.some(([start, end]) => at >= start && at < end);
  const ranges = [...addresses, ...hashtagRanges(text, platform).filter(([start]) => !isWithin(start))];
  const parts: TextPart[] = [];
  let done = 0;
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    if (start > done) parts.push({ text: text.slice(done, start), linked: false });
    parts.push({ text: text.slice(start, end), linked: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), linked: false });
  return parts;
}
