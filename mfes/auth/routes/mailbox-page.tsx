import type { ReactNode } from 'react';
import { Mailbox } from '../features/mailbox/components/mailbox.tsx';

export const MailboxPage = (): ReactNode => (
  <div className="page">
    <Mailbox />
  </div>
);
