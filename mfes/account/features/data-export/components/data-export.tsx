import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import { DownloadDialog } from './download-dialog.tsx';

/** All that is the user's, to take away. */
export function DataExport(): ReactNode {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section className="panel account-card" aria-labelledby="data-export">
      <h2 id="data-export">Download your data</h2>
      <div className="account-form">
        <p className="muted">One ZIP file, readable by people and programs. It contains:</p>
        <ul className="account-goes">
          <li>Your profile, sessions, settings and conversations with the AI assistant.</li>
          <li>
            Everything in the workspaces you own: drafts, posts and their results, media, comments, figures,
            business plans, templates, billing.
          </li>
          <li>What you created in other workspaces.</li>
        </ul>
        <p className="muted">It doesn’t include passwords, keys or tokens.</p>
      </div>
      <div className="account-save">
        <Button ref={opener} onClick={() => setOpen(true)}>
          Download your data
        </Button>
      </div>
      {open && <DownloadDialog home={() => opener.current} onClose={() => setOpen(false)} />}
    </section>
  );
}
