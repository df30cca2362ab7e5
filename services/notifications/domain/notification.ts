import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { isAtLeast, ROLES, type Role } from '@carillon/contracts/domain/roles.ts';
import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';

/** A notification's data about a publication besides its kind. */
export type PublicationFacts = NonNullable<NotificationView['publication']>;

/** The same of a draft. */
export type DraftFacts = NonNullable<NotificationView['draft']>;

/** The same of a webhook. */
export type WebhookFacts = NonNullable<NotificationView['webhook']>;

/** The same of a member. */
export type MemberFacts = NonNullable<NotificationView['member']>;

/** The latest of one publication, connection, draft, webhook or member: there is one notification for each. */
export interface Notification {
  readonly workspaceId: string;
  /** Its subject, by `publicationSubject`, `connectionSubject`, `draftSubject`, `webhookSubject` or `memberSubject`. */
  readonly subject: string;
  readonly kind: NotificationKind;
  readonly at: Date;
  readonly platform: PlatformName | null;
  /** The account of its connection, as the network names it. Null if it has none, or if it is unknown. */
  readonly accountName: string | null;
  /** The targets of the publication or connection that it is about; none where nobody knows. */
  readonly targetIds: readonly string[];
  readonly publication: PublicationFacts | null;
  readonly draft: DraftFacts | null;
  readonly webhook: WebhookFacts | null;
  readonly member: MemberFacts | null;
  /** Whom it is for, by `forRole` or `forUser`; null for every member. */
  readonly audience: string | null;
  /** The user who acted, and who is not notified; null if nobody did. */
  readonly actorId: string | null;
  /** Distinguishes two of one kind: a post that fails again notifies again. */
  readonly occurrence: string;
  /** The revision of its subject that it was made of. */
  readonly notifiedRevision: number;
  /** The last revision of its subject that was applied; older ones are ignored. */
  readonly revision: number;
  /** False once there is nothing more to show, and it is only stored for `revision`. */
  readonly shown: boolean;
}

/** A notification as one user has it. */
export interface OwnNotification extends Notification {
  readonly read: boolean;
}

export const publicationSubject = (publicationId: string): string => `publication/${publicationId}`;
/** @param connectionId the network's name for events from before connections had IDs */
export const connectionSubject = (connectionId: string): string => `connection/${connectionId}`;
export const webhookSubject = (webhookId: string): string => `webhook/${webhookId}`;
export const draftSubject = (draftId: string): string => `draft/${draftId}`;

export const memberSubject = (userId: string): string => `member/${userId}`;

/** Members with that role or a higher one. */
export const forRole = (role: Role): string => `role/${role}`;
export const forUser = (userId: string): string => `user/${userId}`;

/** Each audience that a member is of. */
export const audiencesOf = (userId: string, role: Role | null): (string | null)[] => [
  null,
  forUser(userId),
  ...ROLES.filter((one) => role !== null && isAtLeast(role, one)).map(forRole),
];
