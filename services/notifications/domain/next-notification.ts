import type { Change } from './change.ts';
import type { Notification } from './notification.ts';

/** What is stored of a subject after a change. `isNew`: nobody has seen it yet. */
export interface NextNotification {
  readonly notification: Notification;
  readonly isNew: boolean;
}

/** Null when the change alters nothing: it is old, known, or nothing to notify of. */
export function nextNotification(known: Notification | null, change: Change): NextNotification | null {
  if (known && known.revision >= change.revision) return null;
  const { kind: _, kept, ...rest } = change;
  const kind = kindFor(known, change);
  if (kind === null) {
    if (known) return { notification: { ...known, revision: change.revision, shown: false }, isNew: false };
    return kept
      ? {
          notification: { ...rest, kind: 'failed', notifiedRevision: change.revision, shown: false },
          isNew: false,
        }
      : null;
  }
  const isSame = known?.shown && known.kind === kind && known.occurrence === change.occurrence;
  const { at, notifiedRevision } = isSame ? known : { at: change.at, notifiedRevision: change.revision };
  return { notification: { ...rest, kind, at, notifiedRevision, shown: true }, isNew: !isSame };
}

/** That a network is connected matters only after a notification that it was not. */
function kindFor(known: Notification | null, { kind }: Change): Change['kind'] {
  if (kind !== 'connection_restored') return kind;
  const wasNotified = known?.shown && (known.kind === 'connection_lost' || known.kind === kind);
  return wasNotified ? kind : null;
}
