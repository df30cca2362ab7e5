import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { replyToComment } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { isolateText, Link, useMay } from '@carillon/sdk/index.ts';
import { Button, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CommentFacts } from './comment-facts.tsx';
import { MoreActions } from './more-actions.tsx';
import { NetworkActions } from './network-actions.tsx';
import { ReplyForm } from './reply-form.tsx';
import { isOpen, ReplyState } from './reply-state.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

interface CommentRowProps {
  readonly comment: InboxComment;
  onMark(read: boolean): void;
  /** Shows the comments on its post alone; null when they are. */
  readonly onPost: (() => void) | null;
}

/** One comment: its text, its post, and the possible actions. */
export function CommentRow({ comment, onMark, onPost }: CommentRowProps): ReactNode {
  const { id, platform, author, post, text, url, read, reply, can_reply } = comment;
  const mayReply = useMay(replyToComment) && can_reply;
  const draft = useReplyDraft(comment);
  const account = isolateText(post.target_name);
  const network = labelOf(platform);
  const words = post.words || t`Post without text`;
  return (
    <li className={`inbox-comment${read ? '' : ' unread'}`} tabIndex={-1}>
      <NetworkBadge network={platform} />
      <CommentFacts comment={comment} />
      <p className="inbox-text">{text}</p>
      <p className="inbox-post muted">
        <Trans>
          On <Link to={`/posts/${post.post_id}`}>{words}</Link>, {account}
        </Trans>
      </p>
      {reply && <ReplyState commentId={id} reply={reply} mayReply={mayReply} />}
      <div className="inbox-actions">
        {mayReply && !draft.isOpen && !isOpen(reply) && (
          <Button size="small" aria-keyshortcuts="r" onClick={draft.open}>
            {reply ? t`Send another reply` : t`Reply`}
          </Button>
        )}
        <MoreActions>
          <NetworkActions comment={comment} />
          <Button size="small" type="text" aria-keyshortcuts="m" onClick={() => onMark(!read)}>
            {read ? t`Mark as unread` : t`Mark as read`}
          </Button>
          {onPost && (
            <Button size="small" type="text" onClick={onPost}>
              <Trans>Only this post</Trans>
            </Button>
          )}
          {url && (
            <a
              className="ant-btn ant-btn-sm ant-btn-text"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Trans>View on {network}</Trans>
            </a>
          )}
        </MoreActions>
      </div>
      {mayReply && draft.isOpen && (
        <ReplyForm author={author} draft={draft} onReplied={() => !read && onMark(true)} />
      )}
    </li>
  );
}
