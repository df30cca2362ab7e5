import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import { fullTime } from '@carillon/sdk/time/words.ts';
import { AlertIcon, ClockIcon, CloseIcon, ExternalIcon, LinkIcon } from '@carillon/ui/icons.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ago, describeEntry } from './describe.ts';
import type { InboxEntry, ShownEntry } from './inbox.ts';
import type { InboxStore } from './inbox-store.ts';
import { NeedsYou } from './needs-you.tsx';
import type { Attention } from './use-attention.ts';

interface BellPanelProps {
  readonly id: string;
  readonly attention: Attention | 'failed' | null;
  readonly inbox: InboxStore;
  /** The one that times are told in. */
  readonly zone: string;
  /** Looks up what needs the user. */
  onAgain(): void;
  onClose(): void;
  /** The focus goes where the link leads. */
  onFollow(): void;
}

/** What happened, the newest first. To open it is to have read it. */
export function BellPanel({
  id,
  attention,
  inbox,
  zone,
  onAgain,
  onClose,
  onFollow,
}: BellPanelProps): ReactNode {
  const entries = useReadable(inbox);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const panel = useRef<HTMLElement>(null);

  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const unread = entries.filter(({ state }) => state === 'new');
    if (unread.length === 0) return;
    // Marked for as long as the panel is open, and counted no more.
    setFresh((before) => new Set([...before, ...unread.map((entry) => entry.id)]));
    inbox.markRead();
  }, [entries, inbox]);

  return (
    <section
      id={id}
      ref={panel}
      className="bell-panel"
      role="dialog"
      aria-label="Notifications"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="bell-head">
        <h2>Notifications</h2>
        {entries.length > 0 && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              inbox.clear();
              panel.current?.focus();
            }}
          >
            Clear all
          </button>
        )}
        <button type="button" className="icon-button" aria-label="Close notifications" onClick={onClose}>
          <CloseIcon size={18} />
        </button>
      </div>
      <NeedsYou attention={attention} alone={entries.length === 0} onAgain={onAgain} onFollow={onFollow} />
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} zone={zone} fresh={fresh.has(entry.id)} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </section>
  );
}

const ICONS: Record<InboxEntry['kind'], ReactNode> = {
  failed: <AlertIcon />,
  blocked: <LinkIcon />,
  delayed: <ClockIcon />,
  late: <ClockIcon />,
  lost: <LinkIcon />,
};

function Entry({
  entry,
  zone,
  fresh,
  onFollow,
}: {
  entry: ShownEntry;
  zone: string;
  fresh: boolean;
  onFollow: () => void;
}): ReactNode {
  const { title, text, links } = describeEntry(entry, zone);
  const at = new Date(entry.at);
  return (
    <li className={entry.kind}>
      {ICONS[entry.kind]}
      <div>
        <strong>
          {fresh && <span className="bell-new">New</span>} {title}
        </strong>
        <p>{text}</p>
        <p className="bell-foot">
          {links.map(({ href, words, outside }) =>
            outside ? (
              <a key={href} href={href} target="_blank" rel="noreferrer">
                {words} <ExternalIcon size={14} />
              </a>
            ) : (
              <a key={href} href={href} onClick={onFollow}>
                {words}
              </a>
            ),
          )}
          <time className="muted" dateTime={entry.at} title={fullTime(at, zone)}>
            {ago(at, new Date(), zone)}
          </time>
        </p>
      </div>
    </li>
  );
}
