import type { DraftContent, DraftView } from '@carillon/contracts/http/posts/draft.ts';
import { Dialog, shortTime, useAccountZone } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DraftText } from './draft-text.tsx';

interface ChangedDialogProps {
  readonly mine: DraftContent;
  /** Null when it was deleted. */
  readonly theirs: DraftView | null;
  onKeepMine(): void;
  onKeepTheirs(): void;
  /** Mine as a draft of its own. */
  onKeepBoth(): void;
}

/**
 * The same draft was changed in two places: both versions are shown, and neither is dropped until its writer says so.
 */
export function ChangedDialog(props: ChangedDialogProps): ReactNode {
  const { mine, theirs, onKeepMine, onKeepTheirs, onKeepBoth } = props;
  const zone = useAccountZone();
  if (!theirs)
    return (
      <Choice
        title={t`This draft was deleted elsewhere`}
        actions={
          <>
            <Button onClick={onKeepTheirs}>
              <Trans>Discard it here too</Trans>
            </Button>
            <Button type="primary" onClick={onKeepBoth}>
              <Trans>Keep as a new draft</Trans>
            </Button>
          </>
        }
      >
        <p data-first tabIndex={-1}>
          <Trans>It was deleted in another tab or on another device. This is your version:</Trans>
        </p>
        <DraftText name={t`Your version`} content={mine} />
      </Choice>
    );
  return (
    <Choice
      title={t`This draft was changed elsewhere`}
      actions={
        <>
          <Button onClick={onKeepTheirs}>
            <Trans>Use the other version</Trans>
          </Button>
          <Button onClick={onKeepBoth}>
            <Trans>Keep both</Trans>
          </Button>
          <Button type="primary" onClick={onKeepMine}>
            <Trans>Use this version</Trans>
          </Button>
        </>
      }
    >
      <p data-first tabIndex={-1}>
        <Trans>
          It was changed in another tab or on another device. Choose the version to continue with.
        </Trans>
      </p>
      <div className="composer-versions">
        <DraftText name={t`This version`} content={mine} />
        <DraftText
          name={t`The other version, saved ${{ when: shortTime(new Date(theirs.updated_at), zone, new Date()) }}`}
          content={theirs}
        />
      </div>
    </Choice>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Closed by an answer only. It comes while somebody types, so that no button has the focus at first. */
const Choice = ({ title, actions, children }: ChoiceProps): ReactNode => (
  <Dialog closable={false} onClose={() => undefined} title={title} width={720} actions={actions}>
    {children}
  </Dialog>
);
