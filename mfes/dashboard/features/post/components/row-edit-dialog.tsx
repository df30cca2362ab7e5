import { Dialog, QueryView } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { listTargets } from '../actions.ts';
import { type Post, usePost } from '../api/use-post.ts';
import type { WholePostDialogProps } from './dialog-props.ts';
import { EditDialog } from './post-dialogs.ts';

interface RowEditDialogProps extends Omit<WholePostDialogProps, 'all'> {
  readonly postId: string;
}

/** Other words for a post of the list, which has the first words alone: the whole text is loaded before. */
export function RowEditDialog({ postId, ...props }: RowEditDialogProps): ReactNode {
  const post = usePost(postId);
  if (post.data) return <Loaded {...props} post={post.data} />;
  return (
    <Dialog
      title={t`Edit text for ${{ networks: listTargets(props.targets) }}`}
      home={props.home}
      onClose={props.onClose}
      actions={
        <Button onClick={props.onClose}>
          <Trans>Keep as it is</Trans>
        </Button>
      }
    >
      <QueryView query={post} level={3} failed={t`Couldn’t load the text`} safe={t`It’s safe on the server.`}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function Loaded({ post, targets, ...props }: Omit<WholePostDialogProps, 'all'> & { post: Post }): ReactNode {
  const [edited] = useState(() => post.results.filter(({ id }) => targets.some((one) => one.id === id)));
  return <EditDialog {...props} targets={edited} all={post.results} />;
}
