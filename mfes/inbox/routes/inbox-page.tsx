import { PageHeader } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { CommentInbox } from '../features/comments/components/comment-inbox.tsx';
import { STYLES } from '../lib/styles.ts';

export const InboxPage = (): ReactNode => (
  <div className="page inbox">
    <style href="inbox" precedence="default">
      {STYLES}
    </style>
    <PageHeader title="Comments" line="Comments on your posts, on every network." />
    <CommentInbox />
  </div>
);
