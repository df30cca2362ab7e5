import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { NetworkBadge, Tabs } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Connection } from '../../../lib/connections/connection.ts';
import { Picture } from './picture.tsx';

interface PreviewProps {
  readonly text: string;
  readonly platforms: readonly PlatformName[];
  readonly connections: readonly Connection[];
  readonly media: readonly File[];
}

/** The post as each network shows it. */
export function Preview({ text, platforms, connections, media }: PreviewProps): ReactNode {
  return (
    <section aria-label="Preview">
      <Tabs
        items={platforms.map((platform) => ({
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
      {platform === 'instagram' && <Picture media={media} framed />}
      <p className="composer-content">{text || 'Your text appears here.'}</p>
      {platform !== 'instagram' && media.length > 0 && <Picture media={media} />}
    </div>
  );
}
