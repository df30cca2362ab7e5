import type { Change } from './change.ts';
import type { Notification } from './notification.ts';

/** The stored notification after a change. `isNew` means that nobody has seen it yet. */
export interface NextNotification {
  readonly notification: Notification;
  readonly isNew: boolean;
}

/** Null when the change alters nothing: it is old, known, or nothing to notify of. */
export function nextNotification(existing: Notification | null, change: Change): NextNotification | null {
  if (existing && existing.revision >= change.revision) return null;
  const { kind: _, kept, ...rest } = change;
  const kind = kindFor(existing, change);
  if (kind === null) {
    if (existing)
      return { notification: { ...existing, revision: change.revision, shown: false }, isNew: false };
    return kept
      ? {
          notification: { ...rest, kind: 'failed', notifiedRevision: change.revision, shown: false },
          isNew: false,
        }
      : null;
  }
  const isSame = existing?.shown && existing.kind === kind && existing.occurrence === change.occurrence;
  const { at, notifiedRevision } = isSame ? existing : { at: change.at, notifiedRevision: change.revision };
  return { notification: { ...rest, kind, at, notifiedRevision, shown: true }, isNew: !isSame };
}

/** Drops the news that a network is connected, unless a notification said that it was not. */
function kindFor(existing: Notification | null, { kind }: Change): Change['kind'] {
  if (kind !== 'connection_restored') return kind;
  const wasNotified = existing?.shown && (existing.kind === 'connection_lost' || existing.kind === kind);
  return wasNotified ? kind : null;
}
