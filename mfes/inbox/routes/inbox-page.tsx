import type { ReactNode } from 'react';
import { CommentInbox } from '../features/comments/components/comment-inbox.tsx';
import styles from '../lib/styles.css';

export const InboxPage = (): ReactNode => (
  <div className="page inbox">
    <style href="inbox" precedence="default">
      {styles}
    </style>
    <CommentInbox />
  </div>
);
