import type { MediaView } from '../../http/posts/media-view.ts';

type MediaFields = Pick<MediaView, 'id' | 'url' | 'created_at'> & Partial<MediaView>;

/** A picture of the media library. */
export const picture = (fields: MediaFields): MediaView => ({
  kind: 'image',
  type: 'image/png',
  bytes: 1408,
  name: 'picture.png',
  width: 400,
  height: 400,
  alt_text: '',
  duration_ms: null,
  kept: false,
  ...fields,
});

/** One pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const pictureFile = () => new File([Buffer.from(PIXEL, 'base64')], 'bread.png', { type: 'image/png' });

/** The file once it is in the library. */
export const uploadedPicture = (fields: MediaFields): MediaView =>
  picture({ bytes: 91, name: 'bread.png', width: 1, height: 1, ...fields });
