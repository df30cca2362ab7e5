import { errorText, useOnlineAgain } from '@carillon/sdk/index.ts';
import { Alert, Button, ErrorState, LoadingState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UnsavedDrafts } from '../features/drafts/model/unsaved-drafts.ts';
import { usePlannedPost } from '../features/planned/api/use-planned-post.ts';
import { PlannedEditor } from './planned-editor.tsx';

interface EditPlannedProps {
  readonly postId: string;
  readonly unsaved: UnsavedDrafts;
}

/** A planned post in the editor. It stays scheduled as it is until it is saved. */
export function EditPlanned({ postId, unsaved }: EditPlannedProps): ReactNode {
  const { data: plannedPost, error, isFetching, refetch } = usePlannedPost(postId);
  useOnlineAgain(error !== null, () => void refetch());
  if (isFetching) return <LoadingState rows={4} />;
  if (plannedPost)
    return (
      <PlannedEditor
        key={JSON.stringify(plannedPost.targets)}
        planned={plannedPost}
        unsaved={unsaved}
        onReload={() => void refetch()}
      />
    );
  const refusal = error && 'code' in error ? error.code : null;
  if (refusal === 'conflict' || refusal === 'not_found')
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t`This post can no longer be edited.`}
        description={
          <>
            <p>{errorText(error as Error)}</p>
            <Button href="/schedule-post">
              <Trans>Back to the calendar</Trans>
            </Button>
          </>
        }
      />
    );
  return (
    <ErrorState level={2} title={t`Couldn’t load this post.`} onRetry={() => void refetch()}>
      {error && errorText(error)} <Trans>It stays scheduled as it is.</Trans>
    </ErrorState>
  );
}
