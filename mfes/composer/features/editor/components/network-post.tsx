import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { Avatar } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import type { Account } from '../../../lib/account.ts';
import type { MediaItem } from '../../../lib/media-item.ts';
import { whiteBarsText } from '../../../lib/white-bars.ts';
import { feedWord } from '../model/feed-words.ts';
import { LinkCard } from './link-card.tsx';
import { NetworkMedia } from './network-media.tsx';
import { Linked, NetworkText } from './network-text.tsx';

export interface NetworkPostProps {
  readonly platform: PlatformName;
  readonly account: Account;
  /** When it is published, in words. Null for now. */
  readonly when: string | null;
  readonly text: string;
  /** Shown below it. Null if there is no first comment. */
  readonly comment: string | null;
  /** The content warning that hides the text and files. Null if there is none. */
  readonly cover: string | null;
  readonly media: readonly MediaItem[];
  onAltText(id: string): void;
}

/** A post as its network's feed shows it. */
export function NetworkPost(props: NetworkPostProps): ReactNode {
  const { platform, account, when, text, comment, cover, media, onAltText } = props;
  const { links, preview } = PLATFORMS[platform];
  const { mediaFirst, width, avatar, justNow, buttons } = preview;
  const bars = whiteBarsText(platform, media);
  const time = when ?? feedWord(justNow);
  const pictures = <NetworkMedia platform={platform} media={media} onAltText={onAltText} />;
  return (
    <>
      <article
        className={mediaFirst ? 'composer-look media-first' : 'composer-look'}
        style={{ maxWidth: width }}
        aria-label={t`Post by ${{ name: account.name }}`}
      >
        <header>
          <Avatar {...account} size={avatar} />
          <div>
            <strong dir="auto">{account.name}</strong>
            {!mediaFirst && <p className="muted composer-help">{time}</p>}
          </div>
        </header>
        {mediaFirst ? (
          <>
            {pictures}
            <Reactions count={buttons} />
            <NetworkText platform={platform} name={account.name} text={text} />
            <p className="muted composer-help">{time}</p>
          </>
        ) : (
          <>
            <Covered cover={cover}>
              <NetworkText platform={platform} text={text} />
              {pictures}
              {links.card && media.length === 0 && <LinkCard text={text} />}
            </Covered>
            <Reactions count={buttons} />
          </>
        )}
        {comment && (
          <div className="composer-comment-look">
            <Avatar {...account} />
            <div>
              <strong dir="auto">{account.name}</strong>
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

/** Shows the content warning, and the post after a click. */
function Covered({ cover, children }: { cover: string | null; children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  if (cover === null) return children;
  return (
    <>
      <p className="composer-cover">
        <span>{cover}</span>
        <button type="button" className="composer-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t`Show less` : t`Show more`}
        </button>
      </p>
      {open && children}
    </>
  );
}

/** Placeholders for the network's buttons, because nothing can be pressed here. */
const Reactions = ({ count }: { count: number }): ReactNode => (
  <div className="composer-reactions" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <span key={at} />
    ))}
  </div>
);
