import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';

export interface Sniffed {
  readonly kind: 'image' | 'video';
  readonly mime: string;
  /** Zero for a video. */
  readonly width: number;
  readonly height: number;
}

/** The number of first bytes needed to recognize a file. */
const TYPE_BYTES = 4100;

const IMAGES: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
};
const IMAGES_WITH_WEBP: typeof IMAGES = { ...IMAGES, 'image/webp': 'image/webp' };

const VIDEOS: typeof IMAGES = {
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/quicktime',
};

/**
 * Detects a file's type by its first bytes, whatever it is called; null unless it is an image or a video.
 * @param takesWebp some networks take WebP images
 */
export async function sniff(head: Uint8Array, takesWebp = false): Promise<Sniffed | null> {
  const type = (await fileTypeFromBuffer(head.subarray(0, TYPE_BYTES)))?.mime ?? '';
  const video = VIDEOS[type];
  if (video) return { kind: 'video', mime: video, width: 0, height: 0 };
  const image = (takesWebp ? IMAGES_WITH_WEBP : IMAGES)[type];
  const size = image && readSize(head);
  return size ? { kind: 'image', mime: image, ...size } : null;
}

/** Null for an image that breaks off before its size. Copies the bytes: the library would read past the end of a view. */
function readSize(head: Uint8Array): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height } = imageSize(new Uint8Array(head));
    return { width, height };
  } catch {
    return null;
  }
}
