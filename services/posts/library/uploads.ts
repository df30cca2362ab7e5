import type { DiskRoom } from '../media/disk-room.ts';
import type { FetchCalls } from '../media/remote/fetch-calls.ts';
import type { FetchPolicy } from '../media/remote/fetch-file.ts';

export interface RemoteMedia extends FetchPolicy {
  readonly calls: FetchCalls;
}

/** How new files come in. */
export interface Uploads {
  /** Whether the disk has room for another upload. */
  readonly hasRoom: DiskRoom;
  /** How files of web addresses are fetched. */
  readonly remote: RemoteMedia;
}
