import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { type ChoosableAccount, Link, serviceText, useConnections } from '@carillon/sdk/index.ts';
import { Button, EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommentFilter } from '../model/filter.ts';

interface NoCommentsProps {
  readonly filter: CommentFilter;
  /** The requested one, as far as it is known. */
  readonly account: ChoosableAccount | undefined;
  onClear(): void;
}

/** Why there are none, and what helps. */
export function NoComments({ filter, account, onClear }: NoCommentsProps): ReactNode {
  const platform = filter.platform ?? account?.platform;
  const why = platform ? PLATFORMS[platform].whyNot('comments', null) : null;
  const closed = why && serviceText(why);
  const { networks } = useConnections();
  if (account && Object.keys(filter).length === 1) {
    const { name } = account;
    return (
      <EmptyState
        level={2}
        title={t`No comments for ${name} yet`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all comments</Trans>
          </Button>
        }
      >
        {closed ?? t`Comments on posts published as ${name} appear here.`}
      </EmptyState>
    );
  }
  if (Object.keys(filter).length > 0)
    return (
      <EmptyState
        level={2}
        title={t`No comments match`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all comments</Trans>
          </Button>
        }
      >
        {[t`No comments match these filters.`, closed].filter(Boolean).join(' ')}
      </EmptyState>
    );
  if (networks.every(({ check, connected }) => !check && !connected))
    return (
      <EmptyState
        level={2}
        title={t`No network is connected`}
        action={
          <Link to="/dashboard">
            <Trans>Connect a network</Trans>
          </Link>
        }
      >
        <Trans>Comments on your posts appear here once you connect a network.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      title={t`No comments yet`}
      action={
        <Link to="/create-post">
          <Trans>Create a post</Trans>
        </Link>
      }
    >
      <Trans>Comments on your published posts appear here.</Trans>
    </EmptyState>
  );
}
