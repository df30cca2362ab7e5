import { changeApprovalRule } from '@carillon/contracts/http/identity/workspaces/change-approval-rule.ts';
import { errorText, type User, useMay } from '@carillon/sdk/index.ts';
import { Alert, Checkbox } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useChangeApprovalRule } from '../api/use-approval-rule.ts';

/** The setting for who approves posts; an owner decides. */
export function ApprovalPanel({ user: { workspace } }: { readonly user: User }): ReactNode {
  const mayChange = useMay(changeApprovalRule);
  const { run, busy, error } = useChangeApprovalRule();
  /** The user's choice, until the server confirms it. */
  const [nextValue, setNextValue] = useState<boolean | null>(null);
  const help = useId();
  const { owner_approval: now = false } = workspace;
  return (
    <section className="panel account-card team-card" aria-labelledby="team-approval">
      <h2 id="team-approval">
        <Trans>Approval</Trans>
      </h2>
      {error && <Alert type="error" showIcon role="alert" title={errorText(error)} />}
      {mayChange ? (
        <Checkbox
          checked={nextValue ?? now}
          disabled={busy}
          aria-describedby={help}
          onChange={(event) => {
            setNextValue(event.target.checked);
            void run(event.target.checked).then(() => setNextValue(null));
          }}
        >
          <Trans>An owner must approve posts before they are published</Trans>
        </Checkbox>
      ) : (
        <p>
          {now
            ? t`An owner must approve posts before they are published.`
            : t`Editors and owners publish posts and approve writers’ drafts.`}
        </p>
      )}
      <p className="muted" id={help}>
        {mayChange
          ? t`Editors will then need approval too, including for posts made with access tokens, by bulk import or with the assistant. Posts that are already scheduled stay scheduled.`
          : t`Only owners can change this.`}
      </p>
    </section>
  );
}
