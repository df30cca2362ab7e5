import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import {
  errorText,
  MissingWhy,
  type User,
  type UserStorage,
  useMay,
  useOnlineAgain,
  useSearchParams,
  useSession,
  useUserStorage,
} from '@carillon/sdk/index.ts';
import { Alert, deferred, ErrorState, LoadingState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOpenedDraft, useStartDraft } from '../features/drafts/api/use-opened-draft.ts';
import { mayHaveStranded } from '../features/drafts/model/placed-drafts.ts';
import { unsavedDrafts } from '../features/drafts/model/unsaved-drafts.ts';
import styles from '../lib/styles.css';
import { CreatePost } from './create-post.tsx';
import { SentDraft, StrandedDrafts } from './rare-parts.tsx';

/** Loaded by those who edit a planned post. */
const EditPlanned = deferred(
  async () => (await import('./edit-planned.tsx')).EditPlanned,
  () => <LoadingState rows={4} />,
);

/** From a topic to the results. */
export function CreatePostPage(): ReactNode {
  const storage = useUserStorage();
  const { user } = useSession();
  const mayWrite = useMay(saveDraft);
  const [params] = useSearchParams();
  const plannedPostId = params.get('planned');
  return (
    <div className="page">
      <style href="composer" precedence="default">
        {styles}
      </style>
      <PageHeader
        title={plannedPostId ? t`Edit Post` : t`Create Post`}
        line={
          plannedPostId
            ? t`It stays scheduled while you edit it.`
            : t`Describe your post, choose a draft, edit it, then publish or schedule it.`
        }
      />
      {storage && user && mayHaveStranded(storage, mayWrite ? user.workspace.id : null) && (
        <StrandedDrafts key={`stranded ${user.id} ${user.workspace.id}`} {...{ storage, user }} />
      )}
      {!mayWrite ? (
        <Alert
          type="info"
          showIcon
          title={t`You can view this workspace’s posts but not write any.`}
          description={t`Ask an owner of this workspace for the writer role.`}
        />
      ) : storage && user && plannedPostId ? (
        <EditPlanned
          key={`${user.workspace.id} ${plannedPostId}`}
          postId={plannedPostId}
          unsaved={unsavedDrafts(storage, user.workspace)}
        />
      ) : storage && user ? (
        <OpenedDraft key={`${user.id} ${user.workspace.id}`} storage={storage} workspace={user.workspace} />
      ) : (
        <LoadingState rows={4} />
      )}
    </div>
  );
}

interface OpenedDraftProps {
  readonly storage: UserStorage;
  readonly workspace: User['workspace'];
}

function OpenedDraft({ storage, workspace }: OpenedDraftProps): ReactNode {
  const [unsaved] = useState(() => unsavedDrafts(storage, workspace));
  const { opened, error, retry } = useOpenedDraft(unsaved);
  const start = useStartDraft(unsaved);
  useOnlineAgain(error !== null, retry);
  if (error)
    return (
      <ErrorState level={2} title={t`Couldn’t load your draft.`} onRetry={retry}>
        {errorText(error)} <Trans>It’s safe on the server.</Trans>
      </ErrorState>
    );
  if (!opened) return <LoadingState rows={4} />;
  if (opened.kind === 'sent')
    return <SentDraft postId={opened.postId} onAgain={(at) => start(undefined, at)} />;
  if (opened.kind === 'missing')
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t`We couldn’t find that draft.`}
        description={
          <p>
            <MissingWhy />{' '}
            <a href="/create-post">
              <Trans>Write a new post</Trans>
            </a>
          </p>
        }
      />
    );
  return <CreatePost key={opened.id} id={opened.id} first={opened.start} unsaved={unsaved} onStart={start} />;
}
