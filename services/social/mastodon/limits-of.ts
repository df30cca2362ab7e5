import type { ServerLimits } from '../capabilities/connect.ts';
import { present } from '../http/present.ts';
import type { Instance } from './instance.ts';

/** A server's limits as the editor counts them; see contracts/networks/mastodon-count.ts. */
export const limitsOf = ({
  software,
  text,
  images,
  imageBytes,
  videoBytes,
  altText,
}: Instance): ServerLimits => ({
  ...present({ imageBytes, videoBytes }),
  text,
  comment: text,
  images,
  altText,
  counting: software === 'other' ? 'most' : software,
  mediaRequired: software === 'pixelfed',
});
