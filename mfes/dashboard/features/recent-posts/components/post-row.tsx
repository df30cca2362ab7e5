import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { ExternalIcon, NetworkBadge, StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

const TIME = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

/** One target of a post: where, what, when, and what came of it. */
export function PostRow({ post }: { post: UserPost }): ReactNode {
  const when = new Date(post.due_at ?? post.created_at);
  return (
    <li
      style={{
        display: 'flex',
        gap: 12,
        alignItems: 'flex-start',
        padding: '12px 0',
        borderBottom: '1px solid var(--line)',
      }}
    >
      <NetworkBadge network={post.platform} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <p style={TWO_LINES}>{post.AI_generated_description || post.initial_description}</p>
        <p className="muted tabular" style={{ fontSize: 12 }}>
          {PLATFORMS[post.platform].label} · {post.target_name} ·{' '}
          <time dateTime={when.toISOString()} title={EXACT.format(when)}>
            {TIME.format(when)}
          </time>
        </p>
        {post.reason && <p style={{ color: 'var(--red)', overflowWrap: 'anywhere' }}>{post.reason}</p>}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 4 }}>
        <StatusTag status={post.status} />
        {post.post_url && (
          <a
            href={post.post_url}
            target="_blank"
            rel="noreferrer"
            style={{ display: 'inline-flex', gap: 4, alignItems: 'center' }}
          >
            View post <ExternalIcon size={14} />
          </a>
        )}
      </div>
    </li>
  );
}

const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
