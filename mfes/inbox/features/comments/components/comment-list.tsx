import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import type { ReactNode, RefObject } from 'react';
import { useMarkRead } from '../api/use-mark-read.ts';
import { CommentRow } from './comment-row.tsx';
import { useListKeys } from './use-list-keys.ts';

interface CommentListProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly comments: readonly InboxComment[];
  readonly hasKeys: boolean;
  /** Shows the comments on a post alone; null when they are. */
  readonly onPost: ((id: string) => void) | null;
}

export function CommentList({ list, comments, hasKeys, onPost }: CommentListProps): ReactNode {
  const { run: mark } = useMarkRead();
  useListKeys(list, hasKeys);
  return (
    <ul className="panel inbox-list" ref={list}>
      {comments.map((comment) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          onMark={(read) => void mark({ id: comment.id, read })}
          onPost={onPost && (() => onPost(comment.post.post_id))}
        />
      ))}
    </ul>
  );
}
