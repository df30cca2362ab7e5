import { Link, useConnections } from '@carillon/sdk/index.ts';
import { Button, EmptyState } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { CommentFilter } from '../model/filter.ts';

interface NoCommentsProps {
  readonly filter: CommentFilter;
  onClear(): void;
}

/** Why there is nothing, and what helps. */
export function NoComments({ filter, onClear }: NoCommentsProps): ReactNode {
  const { networks } = useConnections();
  if (Object.keys(filter).length > 0)
    return (
      <EmptyState title="No comments match" action={<Button onClick={onClear}>Show all comments</Button>}>
        No comment fits these filters.
        {filter.platform === 'linkedin' && ' LinkedIn doesn’t let apps read comments on personal profiles.'}
      </EmptyState>
    );
  if (networks.every(({ check, connected }) => !check && !connected))
    return (
      <EmptyState title="No network is connected" action={<Link to="/dashboard">Connect a network</Link>}>
        Comments under your posts are collected here once a network is connected.
      </EmptyState>
    );
  return (
    <EmptyState title="No comments yet" action={<Link to="/create-post">Create a post</Link>}>
      What people say under the posts that you publish is collected here.
    </EmptyState>
  );
}
