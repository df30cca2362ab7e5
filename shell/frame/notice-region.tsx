import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from '@carillon/ui/icons.tsx';
import type { ReactNode } from 'react';
import type { NoticeStore } from '../state/notices.ts';

/** Notices out of the way of what they are about, announced to screen readers. */
export function NoticeRegion({ notices }: { notices: NoticeStore }): ReactNode {
  const list = useReadable(notices.list);
  return (
    <div className="notices" aria-live="polite">
      {list.map(({ id, kind, title, message }) => (
        <div key={id} className={`notice ${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
          {kind === 'success' ? <CheckIcon /> : <AlertIcon />}
          <div>
            {title && <strong>{title}</strong>}
            <p>{message}</p>
          </div>
          <button
            type="button"
            className="icon-button small"
            aria-label="Dismiss"
            onClick={() => notices.dismiss(id)}
          >
            <CloseIcon size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
