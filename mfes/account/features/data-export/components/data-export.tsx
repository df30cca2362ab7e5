import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { DownloadDialog } from './download-dialog.tsx';

/** All that is the user's, to take away. */
export function DataExport(): ReactNode {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section className="panel account-card" aria-labelledby="data-export">
      <h2 id="data-export">
        <Trans>Download your data</Trans>
      </h2>
      <div className="account-form">
        <p className="muted">
          <Trans>You get one ZIP file that both people and programs can read. It contains:</Trans>
        </p>
        <ul className="account-goes">
          <li>
            <Trans>Your profile, sessions, settings and conversations with the AI assistant.</Trans>
          </li>
          <li>
            <Trans>
              Everything in the workspaces you own: drafts, posts and their results, media, comments,
              analytics, business plans, templates, billing.
            </Trans>
          </li>
          <li>
            <Trans>What you created in other workspaces.</Trans>
          </li>
        </ul>
        <p className="muted">
          <Trans>It doesn’t include passwords, keys or tokens.</Trans>
        </p>
      </div>
      <div className="account-save">
        <Button ref={opener} onClick={() => setOpen(true)}>
          <Trans>Download your data</Trans>
        </Button>
      </div>
      {open && <DownloadDialog home={() => opener.current} onClose={() => setOpen(false)} />}
    </section>
  );
}
