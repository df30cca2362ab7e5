import type { DiskRoom } from '../media/disk-room.ts';
import type { RemoteMedia } from './fetch-media.ts';

/** How new files come in. */
export interface Uploads {
  /** Whether the disk has room for another upload. */
  readonly hasRoom: DiskRoom;
  /** How files of web addresses are fetched. */
  readonly remote: RemoteMedia;
}
