import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ReactNode } from 'react';

/** How much of what each network takes is used: amber from 90 %, red past the limit, and a word for it. */
export function Counters({
  text,
  platforms,
}: {
  text: string;
  platforms: readonly PlatformName[];
}): ReactNode {
  const length = textLength(text);
  const tags = hashtagsIn(text).length;
  return (
    <ul className="composer-counters tabular composer-help" aria-label="Characters used">
      {platforms.map((platform) => (
        <Counter key={platform} platform={platform} length={length} tags={tags} />
      ))}
    </ul>
  );
}

function Counter({
  platform,
  length,
  tags,
}: {
  platform: PlatformName;
  length: number;
  tags: number;
}): ReactNode {
  const { text: most, hashtags } = LIMITS[platform];
  const faults = [
    ...(length > most ? [`${(length - most).toLocaleString()} too many`] : []),
    ...(hashtags !== null && tags > hashtags ? [`${tags} hashtags, at most ${hashtags}`] : []),
  ];
  const colour = faults.length > 0 ? 'red' : length >= most * 0.9 ? 'amber' : 'muted';
  return (
    <li style={{ color: `var(--${colour})` }} role={faults.length > 0 ? 'alert' : undefined}>
      {PLATFORMS[platform].label}: {length.toLocaleString()} of {most.toLocaleString()}
      {faults.length > 0 && ` (${faults.join('; ')})`}
    </li>
  );
}
