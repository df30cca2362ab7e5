import type { UploadedFile } from '../media/receive-upload.ts';

export interface PostRequest {
  readonly postId: string;
  readonly workspaceId: string;
  /** The user who makes it. */
  readonly createdBy: string;
  readonly requestKey: string | null;
  readonly initialDescription: string;
  /** JSON, as it came. */
  readonly platforms: string;
  readonly files: readonly UploadedFile[];
  /** Null to publish at once. */
  readonly schedule: Schedule | null;
}

export interface Schedule {
  readonly localTime: string;
  /** The account's when null. */
  readonly timezone: string | null;
  readonly aiSuggested: boolean;
}
