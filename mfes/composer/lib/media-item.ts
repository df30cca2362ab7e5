import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';

/** A file of the post, in the media library or on its way there. */
export interface MediaItem {
  readonly id: string;
  readonly name: string;
  readonly kind: 'image' | 'video';
  /** A video's properties; left out until the library has it. */
  readonly video?: MediaView['video'];
  /** A change to the file that the user may not expect. */
  readonly notice?: MediaView['notice'];
  /** The media type of the library's copy, once it is there. */
  readonly type?: string;
  readonly bytes: number;
  /** In pixels; null where that is not known, or not yet. */
  readonly width: number | null;
  readonly height: number | null;
  /** The user's description of an image; may be empty. */
  readonly altText: string;
  /** Why that is not saved. */
  readonly altProblem: string | null;
  /** Where the browser shows it from; null where it can't. */
  readonly url: string | null;
  /** `gone`: it was in the library. */
  readonly state: 'ready' | 'uploading' | 'failed' | 'gone';
  /** Share of the file that is sent, 0 to 1. */
  readonly share: number;
  /** Why it can't be published as it is. */
  readonly problem: string | null;
}

/** Whether a post waits for this file before it can be published. */
export const isPending = ({ state }: MediaItem): boolean => state !== 'ready';

/** A photo as phones take it. Most browsers show none, and many don't know its type. */
export const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

export const kindOf = (file: File): MediaItem['kind'] => (file.type.startsWith('video/') ? 'video' : 'image');
