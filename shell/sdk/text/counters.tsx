import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ReactNode } from 'react';

interface CountersProps {
  readonly text: string;
  /** What networks get that get another text. */
  readonly versions?: Readonly<Partial<Record<PlatformName, string>>>;
  /** More than the text that is edited is counted: the hashtags that go out below it. */
  readonly withHashtags?: boolean;
  /** Each network once. */
  readonly platforms: readonly PlatformName[];
}

/** A limit that few texts come near is told only to those that do. */
const FAR = 10_000;

/** How much of what each network takes is used: amber from 90 %, red past the limit, and a word for it. */
export function Counters({
  text: common,
  versions = {},
  platforms,
  withHashtags = false,
}: CountersProps): ReactNode {
  const textOf = (platform: PlatformName): string => versions[platform] ?? common;
  const near = platforms.filter((platform) => isNear(platform, textLength(textOf(platform))));
  if (near.length === 0) return null;
  return (
    <ul className="counters tabular" aria-label="Characters used">
      {near.map((platform) => {
        const { text: most } = LIMITS[platform];
        const text = textOf(platform);
        const length = textLength(text);
        const faults = faultsOf(text, platform);
        const color = faults.length > 0 ? 'red' : length >= most * 0.9 ? 'amber' : 'muted';
        return (
          <li key={platform} style={{ color: `var(--${color})` }}>
            {/* Within the item, which has to stay one of its list. */}
            <span role={faults.length > 0 ? 'alert' : undefined}>
              {labelOf(platform)}: {figure(length)} of {figure(most)}
              {faults.length > 0 && ` (${faults.join('; ')})`}
            </span>
          </li>
        );
      })}
      {withHashtags && <li className="muted">with hashtags</li>}
    </ul>
  );
}

const isNear = (platform: PlatformName, length: number): boolean =>
  LIMITS[platform].text < FAR || length >= LIMITS[platform].text / 2;

function faultsOf(text: string, platform: PlatformName): string[] {
  const { text: most, hashtags } = LIMITS[platform];
  const over = textLength(text) - most;
  const tags = hashtagsIn(text).length;
  return [
    ...(over > 0 ? [`${figure(over)} too many`] : []),
    ...(hashtags !== null && tags > hashtags ? [`${tags} hashtags, at most ${hashtags}`] : []),
  ];
}

const figure = (n: number): string => n.toLocaleString('en');
