import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';

/** What is told of a publication beside its kind. */
export type PublicationFacts = NonNullable<NotificationView['publication']>;

/** The latest that was told of one publication or one connection: there is one notification for each. */
export interface Notification {
  readonly workspaceId: string;
  /** What it is about, by `publicationSubject` or `connectionSubject`. */
  readonly subject: string;
  readonly kind: NotificationKind;
  readonly at: Date;
  readonly platform: PlatformName;
  readonly publication: PublicationFacts | null;
  /** Tells two of one kind apart: a post that fails again is told again. */
  readonly episode: string;
  /** Where the event that it was made of stands among the events of its subject. */
  readonly told: number;
  /** Where the last event stands that was taken in; none before it counts any more. */
  readonly order: number;
  /** False once there is nothing more to tell, and it is kept for `order` alone. */
  readonly shown: boolean;
}

/** As one user has it. */
export interface OwnNotification extends Notification {
  readonly read: boolean;
}

export const publicationSubject = (publicationId: string): string => `publication/${publicationId}`;
export const connectionSubject = (platform: PlatformName): string => `connection/${platform}`;
