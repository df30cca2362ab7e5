import type { MediaNotice } from '@carillon/contracts/domain/media-notice.ts';
import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import type { MediaFile } from './publication.ts';

/** One file of the media library, already without what tells places. */
export interface MediaItem extends Omit<MediaFile, 'mediaId'> {
  readonly id: string;
  readonly workspaceId: string;
  readonly createdBy: string;
  /** The name that its owner gave it. */
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Null for images. */
  readonly durationMs: number | null;
  /** Left out for images, and for videos from before there was any. */
  readonly video?: VideoFacts | undefined;
  /** A change of the file that its user may not expect. */
  readonly notice?: MediaNotice | undefined;
  /** A hash of the upload, to tell a repeated one from another. */
  readonly fingerprint: string;
  readonly createdAt: Date;
  /** The file name of a small picture in the same folder, where the image is large. */
  readonly thumbnail?: string;
  /** Its user wants it to stay when nothing uses it. */
  readonly isKept?: true;
}
