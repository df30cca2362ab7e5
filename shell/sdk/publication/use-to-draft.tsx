import { changePlannedPost } from '@carillon/contracts/http/posts/change-planned-post.ts';
import { duplicatePost } from '@carillon/contracts/http/posts/duplicate-post.ts';
import { returnToDraft } from '@carillon/contracts/http/posts/return-to-draft.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useAction } from '../action/use-action.ts';
import { actionErrorText } from '../api/error-text.ts';
import { Question } from '../dialog/question.tsx';
import { useApi, useShell, useToasts } from '../providers/shell-context.tsx';
import { useMay } from '../session/use-may.ts';
import { serviceText } from '../text/service-text.ts';
import type { PublicationFacts } from './display-status.ts';

interface ToDraft {
  readonly postId: string;
  /** All targets of the post that are on the list. */
  readonly targets: readonly (Pick<PublicationFacts, 'status' | 'may_be_out'> & {
    readonly can_edit?: boolean;
  })[];
  /** Where the focus goes when the question is closed. */
  home?(): HTMLElement | null;
  /** The post has changed. */
  onChanged?(): void;
}

interface ToDraftView {
  /** Duplicate, and a way to edit what is still planned. */
  readonly buttons: ReactNode;
  /** The question before a post leaves the schedule; null while nothing is asked. */
  readonly question: ReactNode;
}

/**
 * Opens a post in the composer: as scheduled, if it can be edited in place, or as a draft like it. A user who may not
 * edit a scheduled post moves it back to the drafts instead, where it can be sent for approval.
 */
export function useToDraft({ postId, targets, home, onChanged }: ToDraft): ToDraftView {
  const api = useApi();
  const shell = useShell();
  const toasts = useToasts();
  const mayDuplicate = useMay(duplicatePost);
  const mayEdit = useMay(changePlannedPost) && targets.some(isEditable);
  const mayReturn = useMay(returnToDraft) && !mayEdit && isPlanned(targets);
  const [isAsking, setIsAsking] = useState(false);
  // Kept until it is made: a second try ends in the same draft.
  const [draftId, setDraftId] = useState(() => crypto.randomUUID());
  const action = useAction(
    (operation: typeof duplicatePost | typeof returnToDraft) =>
      api.call(operation, { params: { id: postId }, body: { draft_id: draftId } }),
    {
      onDone: ({ message: english, message_text, missing_media, refused, draft_id }, operation) => {
        const message = serviceText(english, message_text);
        if (missing_media > 0 || refused.length > 0) toasts.warning(message);
        else toasts.success(message);
        setDraftId(crypto.randomUUID());
        shell.navigate(`/create-post?draft=${draft_id}`);
        if (operation === returnToDraft) onChanged?.();
      },
      onFailed: (error, operation) => {
        if (operation === duplicatePost)
          toasts.warning(t`Failed to duplicate post: ${actionErrorText(error)}`);
        else onChanged?.();
      },
    },
  );
  const duplicating = action.busy && action.input === duplicatePost;
  return {
    buttons: (
      <>
        {mayDuplicate && targets.length > 0 && (
          <Button
            loading={duplicating}
            disabled={action.busy && !duplicating}
            onClick={() => void action.run(duplicatePost)}
          >
            <Trans>Duplicate</Trans>
          </Button>
        )}
        {mayEdit && (
          <Button disabled={action.busy} onClick={() => shell.navigate(`/create-post?planned=${postId}`)}>
            <Trans>Edit post</Trans>
          </Button>
        )}
        {mayReturn && (
          <Button
            disabled={action.busy}
            onClick={() => {
              action.reset();
              setIsAsking(true);
            }}
          >
            <Trans>Move to drafts</Trans>
          </Button>
        )}
      </>
    ),
    question: isAsking && (
      <Question
        title={t`Move this post back to drafts to edit it?`}
        action={t`Edit as draft`}
        keep={t`Keep scheduled`}
        busy={action.busy}
        error={action.error && actionErrorText(action.error)}
        home={home}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void action.run(returnToDraft)}
      >
        <p>
          <Trans>It won’t be published until you schedule or publish it again.</Trans>
        </p>
      </Question>
    ),
  };
}

const isEditable = ({ status, may_be_out, can_edit }: ToDraft['targets'][number]): boolean =>
  status === 'scheduled' && !may_be_out && can_edit === true;

/** Whether some targets are scheduled, and none is published, under way or in doubt. */
const isPlanned = (targets: ToDraft['targets']): boolean =>
  targets.some(({ status }) => status === 'scheduled') &&
  targets.every(({ status, may_be_out }) => ['scheduled', 'canceled'].includes(status) && !may_be_out);
