import type { Disconnected } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../../lib/thumbnail.tsx';
import type { FoundEntry } from '../group-posts.ts';
import { TargetRow } from './target-row.tsx';

interface PostCardProps {
  readonly entry: FoundEntry;
  readonly disconnected: Disconnected;
  readonly now: Date;
  readonly actions: PostActions;
  /** The checkbox that selects it. */
  readonly select?: ReactNode;
}

/** Renders the actions on a post, for its row in the list. */
export type PostActions = (entry: FoundEntry) => ReactNode;

/** One post: its text, its picture, and the state of each of its targets. */
export function PostCard({ entry, disconnected, now, actions, select }: PostCardProps): ReactNode {
  const { postId, text, picture, targets } = entry;
  return (
    <li className="dash-post">
      {select}
      {picture && <Thumbnail picture={picture} />}
      <div className="dash-post-body">
        <a href={`/posts/${postId}`} className="dash-post-text">
          {text || t`Post without text`}
        </a>
        <ul className="dash-targets">
          {targets.map((target) => (
            <TargetRow key={target.id} target={target} disconnected={disconnected} now={now} />
          ))}
        </ul>
        {actions(entry)}
      </div>
    </li>
  );
}
