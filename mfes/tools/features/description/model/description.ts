import {
  addHashtag,
  hasHashtag,
  hashtagsIn,
  isOnlyHashtags,
  removeHashtag,
} from '@carillon/contracts/domain/hashtags.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { DescriptionAnalysis } from '@carillon/contracts/http/ai/generate-description.ts';
import type { Writer } from '@carillon/contracts/http/ai/writer.ts';

/** For all networks, or for one. */
export type Version = 'all' | PlatformName;

/** A generated description with the user's changes. */
export interface Description {
  readonly topic: string;
  readonly texts: Readonly<Partial<Record<Version, string>>> & { readonly all: string };
  readonly analysis: DescriptionAnalysis;
  readonly writer: Writer;
  /** Parts that a model had made up, now removed. */
  readonly removed?: readonly string[] | undefined;
}

/** Whether the stored value is valid. It may also be missing. */
export const isDescription = (value: unknown): value is Description | null =>
  value === null ||
  (typeof value === 'object' && 'texts' in value && 'analysis' in value && 'writer' in value);

export const versionsOf = ({ texts }: Description): Version[] => [
  'all',
  ...PLATFORM_NAMES.filter((name) => texts[name] !== undefined),
];

/**
 * The networks that a version has to fit: its own; for the version for all, the connected networks, or every network
 * if none is connected.
 */
export const platformsOf = (
  version: Version,
  connected: readonly PlatformName[],
): readonly PlatformName[] => {
  if (version !== 'all') return [version];
  return connected.length > 0 ? connected : PLATFORM_NAMES;
};

/** The text with a hashtag at its end, or without it where it had it. */
export function toggleHashtag(text: string, tag: string): string {
  const tags = hashtagsIn(text);
  if (hasHashtag(tags, tag)) return removeHashtag(text, tag).trimEnd();
  const [added] = addHashtag([], tag);
  if (added === undefined) return text;
  const end = text.trimEnd();
  const lastLine = end.slice(end.lastIndexOf('\n') + 1);
  const isTagLine = isOnlyHashtags(lastLine);
  return `${end}${end === '' ? '' : isTagLine ? ' ' : '\n\n'}#${added}`;
}
