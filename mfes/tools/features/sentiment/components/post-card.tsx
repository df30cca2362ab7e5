import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { fullTime, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Button, ExternalIcon, FieldError } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { cut } from '../model/words.ts';
import { PostStatus } from './post-status.tsx';

interface PostCardProps {
  readonly post: UserPost;
  readonly disabled: boolean;
  /** Null where the network lets nobody read comments. */
  readonly onAnalyze: ((post: UserPost) => void) | null;
}

/** One post, and what can be learned of it. */
export function PostCard({ post, disabled, onAnalyze }: PostCardProps): ReactNode {
  const { status, created_at, initial_description, AI_generated_description, post_url, target_name } = post;
  const [isRefused, setIsRefused] = useState(false);
  const zone = useAccountZone();
  const now = useNow();
  const createdAt = new Date(created_at);
  const when = shortTime(createdAt, zone, now);
  const name = cut(initial_description, 80);
  const analyze = (): void => {
    if (post.response_post_id) onAnalyze?.(post);
    else setIsRefused(true);
  };
  return (
    <li className="panel tools-post">
      <div className="tools-row">
        <PostStatus status={status} />
        <span className="muted">
          <bdi>{target_name}</bdi> ·{' '}
          <Trans>
            Created{' '}
            <time dateTime={created_at} title={fullTime(createdAt, zone)} className="tabular">
              {when}
            </time>
          </Trans>
        </span>
      </div>
      <p className="tools-post-name">{name}</p>
      {AI_generated_description !== initial_description && (
        <p className="tools-post-text">{cut(AI_generated_description, 150)}</p>
      )}
      <div className="tools-actions">
        {onAnalyze && status === 'published' && (
          <Button disabled={disabled} aria-label={t`Analyze Sentiment: ${name}`} onClick={analyze}>
            <Trans>Analyze Sentiment</Trans>
          </Button>
        )}
        {post_url && (
          <a
            className="ant-btn ant-btn-text"
            href={post_url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`View: ${name} (opens in a new tab)`}
          >
            <Trans>View</Trans> <ExternalIcon size={16} />
          </a>
        )}
      </div>
      {isRefused && (
        <FieldError>
          <Trans>This post can’t be analyzed because it has no ID</Trans>
        </FieldError>
      )}
    </li>
  );
}
