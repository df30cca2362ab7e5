import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { Avatar } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Account } from '../../../lib/account.ts';
import type { MediaItem } from '../../../lib/media-item.ts';
import { whiteBarsText } from '../../../lib/white-bars.ts';
import { NetworkMedia } from './network-media.tsx';
import { Linked, NetworkText } from './network-text.tsx';

export interface NetworkPostProps {
  readonly platform: PlatformName;
  readonly account: Account;
  /** When it goes out, in words; null for now. */
  readonly when: string | null;
  readonly text: string;
  /** Below it; null where there is no first comment. */
  readonly comment: string | null;
  readonly media: readonly MediaItem[];
  onAltText(id: string): void;
}

/** A post as its network's feed shows it. */
export function NetworkPost(props: NetworkPostProps): ReactNode {
  const { platform, account, when, text, comment, media, onAltText } = props;
  const isInstagram = platform === 'instagram';
  const bars = isInstagram ? whiteBarsText(media) : null;
  const time = when ?? (platform === 'linkedin' ? 'Now' : 'Just now');
  const pictures = <NetworkMedia platform={platform} media={media} onAltText={onAltText} />;
  return (
    <>
      <article className={`composer-look ${platform}`} aria-label={`Post by ${account.name}`}>
        <header>
          <Avatar {...account} />
          <div>
            <strong>{account.name}</strong>
            {!isInstagram && <p className="muted composer-help">{time}</p>}
          </div>
        </header>
        {isInstagram ? (
          <>
            {pictures}
            <Reactions count={3} />
            <NetworkText platform={platform} name={account.name} text={text} />
            <p className="muted composer-help">{time}</p>
          </>
        ) : (
          <>
            <NetworkText platform={platform} text={text} />
            {pictures}
            <Reactions count={platform === 'linkedin' ? 4 : 3} />
          </>
        )}
        {comment && (
          <div className="composer-comment-look">
            <Avatar {...account} />
            <div>
              <strong>{account.name}</strong>
              <p className="composer-content">
                <Linked platform={platform} text={comment} />
              </p>
            </div>
          </div>
        )}
      </article>
      {bars && <p className="muted composer-help">{bars}</p>}
    </>
  );
}

/** Where the network has its buttons: shapes, since nothing can be pressed here. */
const Reactions = ({ count }: { count: number }): ReactNode => (
  <div className="composer-reactions" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <span key={at} />
    ))}
  </div>
);
