import type { KeptMailView } from '@carillon/contracts/http/notifications/mailbox.ts';
import { browserZone, shortTime } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';

interface MailListProps {
  readonly mails: readonly KeptMailView[];
  readonly open: string | null;
  /** The address of the page with that one open. */
  to(id: string): string;
}

export function MailList({ mails, open, to }: MailListProps): ReactNode {
  const now = new Date();
  return (
    <ul className="mailbox-list">
      {mails.map(({ id, subject, to: recipient, at }) => (
        <li key={id}>
          <a href={to(id)} aria-current={id === open ? 'true' : undefined}>
            <b>{subject}</b>
            <span className="muted">{recipient}</span>
            <time className="muted" dateTime={at}>
              {shortTime(new Date(at), browserZone(), now)}
            </time>
          </a>
        </li>
      ))}
    </ul>
  );
}
