import type { Repeat } from '@carillon/contracts/domain/recurrence.ts';
import type { Checked } from '../domain/check-entries.ts';
import type { Sender } from '../domain/review.ts';
import type { StoredFile } from '../media/store-file.ts';

export interface PostRequest {
  /** The draft's; or of the idempotency key; or a new one. */
  readonly postId: string;
  /** No other request has this id. */
  readonly isNew?: boolean;
  readonly workspaceId: string;
  /** The user who sends it. */
  readonly createdBy: string;
  /** The same, with what they may do. */
  readonly sender: Sender;
  /** The version of the draft that was seen; any will do when left out. */
  readonly draftVersion: number | undefined;
  readonly initialDescription: string;
  /** The field `platforms`, as it was read. */
  readonly targets: Checked;
  /** Items of the media library, for every target. */
  readonly mediaIds: readonly string[];
  readonly files: readonly StoredFile[];
  /** Null to publish at once; `queue` for each account's own next posting slot. */
  readonly schedule: Schedule | 'queue' | null;
  /** Whether its links are tagged; as the rule of the workspace says when left out. */
  readonly linkTracking?: boolean | undefined;
  /** How it comes again after that. */
  readonly repeat?: Repeat | undefined;
}

export interface Schedule {
  readonly localTime: string;
  /** The account's when null. */
  readonly timezone: string | null;
  readonly aiSuggested: boolean;
}
