import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';

/** What a notification says of a publication beside its kind. */
export type PublicationFacts = NonNullable<NotificationView['publication']>;

/** The latest of one publication or one connection: there is one notification for each. */
export interface Notification {
  readonly workspaceId: string;
  /** What it is about, by `publicationSubject` or `connectionSubject`. */
  readonly subject: string;
  readonly kind: NotificationKind;
  readonly at: Date;
  readonly platform: PlatformName;
  readonly publication: PublicationFacts | null;
  /** Distinguishes two of one kind: a post that fails again notifies again. */
  readonly occurrence: string;
  /** The revision of its subject that it was made of. */
  readonly notifiedRevision: number;
  /** The last revision of its subject that was applied; older ones are ignored. */
  readonly revision: number;
  /** False once there is nothing more to show, and it is kept for `revision` alone. */
  readonly shown: boolean;
}

/** As one user has it. */
export interface OwnNotification extends Notification {
  readonly read: boolean;
}

export const publicationSubject = (publicationId: string): string => `publication/${publicationId}`;
export const connectionSubject = (platform: PlatformName): string => `connection/${platform}`;
