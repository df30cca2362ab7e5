import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { draftName, QueryView, shortTime, useAccountZone, useDrafts, useNow } from '@carillon/sdk/index.ts';
import { Button, EmptyState } from '@carillon/ui/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import { DeleteDialog } from './delete-dialog.tsx';

/** The drafts, to continue or to delete. */
export function DraftList(): ReactNode {
  const { drafts, ...query } = useDrafts();
  const [deleting, setDeleting] = useState<DraftSummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Drafts
      </h2>
      <QueryView query={query} failed="Couldn’t load your drafts" safe="They’re safe on the server.">
        {() =>
          drafts.length === 0 ? (
            <EmptyState title="No drafts yet" action={<a href="/create-post">Create a post</a>}>
              Your drafts stay here until you publish or schedule them.
            </EmptyState>
          ) : (
            <ul className="panel" style={{ margin: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
              {drafts.map((draft) => (
                <DraftRow key={draft.id} draft={draft} onDelete={() => setDeleting(draft)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          name={draftName(deleting)}
          home={() => heading.current}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function DraftRow({ draft, onDelete }: { draft: DraftSummary; onDelete(): void }): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const name = draftName(draft);
  return (
    <li style={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px', alignItems: 'center' }}>
      <a style={{ flex: '1 1 200px' }} href={`/create-post?draft=${draft.id}`}>
        {name}
      </a>
      <span className="muted">Changed {shortTime(new Date(draft.updated_at), zone, now)}</span>
      <Button type="text" aria-label={`Delete the draft: ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </li>
  );
}
