import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { NetworkBadge, Tabs } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { Connection } from '../../../lib/connections/use-connections.ts';

interface PreviewProps {
  readonly text: string;
  readonly connections: readonly Connection[];
  readonly media: readonly File[];
}

/** The post as each network shows it, with what it counts. */
export function Preview({ text, connections, media }: PreviewProps): ReactNode {
  const linked = PLATFORM_NAMES.filter((name) =>
    connections.some(({ platform, connected }) => platform === name && connected),
  );
  const shown = linked.length > 0 ? linked : PLATFORM_NAMES;
  return (
    <section aria-label="Preview">
      <Tabs
        size="small"
        items={shown.map((platform) => ({
          key: platform,
          label: PLATFORMS[platform].label,
          children: (
            <Look platform={platform} text={text} media={media} name={nameOf(connections, platform)} />
          ),
        }))}
      />
    </section>
  );
}

const nameOf = (connections: readonly Connection[], platform: PlatformName): string =>
  connections.find((one) => one.platform === platform)?.targets[0]?.name ?? PLATFORMS[platform].label;

function Look({
  platform,
  text,
  media,
  name,
}: {
  platform: PlatformName;
  text: string;
  media: readonly File[];
  name: string;
}): ReactNode {
  return (
    <div className="composer-look">
      <div className="composer-row start">
        <NetworkBadge network={platform} />
        <strong>{name}</strong>
      </div>
      {platform === 'instagram' && <Picture media={media} />}
      <p className="composer-content">{text || 'Your text appears here.'}</p>
      {platform !== 'instagram' && media.length > 0 && <Picture media={media} />}
      <Counter platform={platform} length={textLength(text)} />
    </div>
  );
}

function Picture({ media }: { media: readonly File[] }): ReactNode {
  const [first] = media;
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!first?.type.startsWith('image/')) return setUrl(null);
    const made = URL.createObjectURL(first);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [first]);
  if (url) return <img className="composer-picture" src={url} alt="" />;
  return (
    <div className="composer-picture empty">{first ? first.name : 'Instagram needs an image or video'}</div>
  );
}

/** Amber from 90 %, red past the limit, and a word for it. */
function Counter({ platform, length }: { platform: PlatformName; length: number }): ReactNode {
  const { text: most } = LIMITS[platform];
  const colour = length > most ? 'red' : length >= most * 0.9 ? 'amber' : 'muted';
  return (
    <p
      className="tabular composer-help"
      style={{ color: `var(--${colour})` }}
      role={length > most ? 'alert' : undefined}
    >
      {length.toLocaleString()} of {most.toLocaleString()} characters
      {length > most && `: ${(length - most).toLocaleString()} too many`}
    </p>
  );
}
