import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { Question, type User, type UserStorage, useMay, useToasts } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';
import { useStartDraft } from '../api/use-opened-draft.ts';
import { useStrandedDrafts } from '../api/use-stranded-drafts.ts';
import type { PlacedDraft } from '../model/list-placed-drafts.ts';
import { contentElsewhere, textOf } from '../model/stranded-draft.ts';
import { unsavedDrafts } from '../model/unsaved-drafts.ts';
import { DraftText } from './draft-text.tsx';

interface StrandedDraftsProps {
  readonly storage: UserStorage;
  readonly user: User;
}

/** Shows what couldn't be saved because its writer is no longer a member of the workspace, or may no longer write. */
export function StrandedDrafts({ storage, user }: StrandedDraftsProps): ReactNode {
  const { drafts, forget } = useStrandedDrafts(storage, user);
  const [discarding, setDiscarding] = useState<PlacedDraft | null>(null);
  return (
    <>
      {drafts.map((one) => (
        <StrandedDraft
          key={one.key}
          placed={one}
          {...{ storage, user }}
          onForget={() => forget(one)}
          onDiscard={() => setDiscarding(one)}
        />
      ))}
      {discarding && (
        <Question
          title={t`Discard this text?`}
          action={t`Discard text`}
          keep={t`Keep text`}
          danger
          onClose={() => setDiscarding(null)}
          onConfirm={() => {
            forget(discarding);
            setDiscarding(null);
          }}
        >
          <p className="muted">
            <Trans>It’s only in this browser. You can’t get it back.</Trans>
          </p>
        </Question>
      )}
    </>
  );
}

interface StrandedDraftProps extends StrandedDraftsProps {
  readonly placed: PlacedDraft;
  onForget(): void;
  onDiscard(): void;
}

function StrandedDraft({ placed, storage, user, onForget, onDiscard }: StrandedDraftProps): ReactNode {
  const { draft, workspaceId } = placed;
  const { content } = draft;
  const here = user.workspace;
  const isHere = workspaceId === here.id;
  const mayWrite = useMay(saveDraft);
  const toasts = useToasts();
  const copy = useCopy();
  const titleId = useId();
  const start = useStartDraft(unsavedDrafts(storage, here));
  const move = (): void => {
    start({ content: contentElsewhere(content), media: [] });
    onForget();
    toasts.success(t`Moved to the drafts of ${{ workspace: here.name }}.`);
  };
  return (
    <section className="panel composer-stranded" aria-labelledby={titleId}>
      <h2 id={titleId}>{isHere ? t`You can’t write posts here anymore` : noMember(draft.workspace)}</h2>
      <p>
        <Trans>Your last text couldn’t be saved. It’s only in this browser.</Trans>
      </p>
      <DraftText name={t`Unsaved text`} content={content} />
      {content.media_ids.length > 0 && (
        <p className="muted">
          <Trans>Its files stay in that workspace.</Trans>
        </p>
      )}
      <div className="composer-row start">
        {!isHere && mayWrite && (
          <Button type="primary" onClick={move}>
            <Trans>Move to my drafts here</Trans>
          </Button>
        )}
        <Button onClick={() => void copy(textOf(content), t`Text copied.`)}>
          <Trans>Copy text</Trans>
        </Button>
        <Button onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </section>
  );
}

const noMember = (workspace: string | undefined): string =>
  workspace
    ? t`You’re no longer a member of ${workspace}`
    : t`You’re no longer a member of the workspace where you wrote this`;
