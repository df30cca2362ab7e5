import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { NetworkBadge, Tabs } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import type { Connection } from '../../../lib/connections/connection.ts';
import type { MediaItem } from '../../../lib/media-item.ts';
import { whiteBarsText } from '../../../lib/white-bars.ts';
import { cutFor, seeMoreWord } from '../model/see-more.ts';
import { Picture } from './picture.tsx';

interface PreviewProps {
  /** What goes out to each. */
  textOf(platform: PlatformName): string;
  /** Below it; null where there is no first comment. */
  commentOf(platform: PlatformName): string | null;
  /** Whose turn it is to be seen. */
  readonly shown: PlatformName | undefined;
  onShow(platform: PlatformName): void;
  readonly platforms: readonly PlatformName[];
  readonly connections: readonly Connection[];
  readonly media: readonly MediaItem[];
}

/** The post as each network shows it. */
export function Preview({
  textOf,
  commentOf,
  shown,
  onShow,
  platforms,
  connections,
  media,
}: PreviewProps): ReactNode {
  return (
    <section aria-label="Preview">
      <Tabs
        activeKey={shown}
        onChange={(key) => onShow(key as PlatformName)}
        items={platforms.map((platform) => ({
          key: platform,
          label: PLATFORMS[platform].label,
          children: (
            <Look
              platform={platform}
              text={textOf(platform)}
              comment={commentOf(platform)}
              media={media}
              name={nameOf(connections, platform)}
            />
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
  comment,
  media,
  name,
}: {
  platform: PlatformName;
  text: string;
  comment: string | null;
  media: readonly MediaItem[];
  name: string;
}): ReactNode {
  const bars = whiteBarsText(media);
  return (
    <div className="composer-look">
      <div className="composer-row start">
        <NetworkBadge network={platform} />
        <strong>{name}</strong>
      </div>
      {platform === 'instagram' && <Picture media={media} framed />}
      {platform === 'instagram' && bars && <p className="muted composer-help">{bars}</p>}
      <Words platform={platform} text={text} />
      {platform !== 'instagram' && media.length > 0 && <Picture media={media} />}
      {comment && (
        <div className="composer-comment-look">
          <strong>{name}</strong>
          <p className="composer-content">{comment}</p>
        </div>
      )}
    </div>
  );
}

/** A text as the network's feed shows it, and whole once it is opened. */
function Words({ platform, text }: { platform: PlatformName; text: string }): ReactNode {
  const [whole, setWhole] = useState(false);
  const cut = cutFor(platform, text);
  return (
    <p className="composer-content">
      {(whole ? null : cut) ?? (text || 'Your text appears here.')}{' '}
      {cut !== null && (
        <button
          type="button"
          className="composer-more"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'See less' : seeMoreWord(platform)}
        </button>
      )}
    </p>
  );
}
