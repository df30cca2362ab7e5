import type { PostMedia, Size } from '../../domain/post.ts';
import type { SandboxSettings } from '../../settings.ts';

/** A file as clients see it; without an address while it is being processed. */
export const mediaObject = (
  settings: SandboxSettings,
  { id, kind, altText, focus, size }: PostMedia,
  isReady = true,
) => {
  const url = isReady ? `${settings.publicUrl}/media/${id}` : null;
  return {
    id,
    type: kind,
    url,
    preview_url: url,
    remote_url: null,
    preview_remote_url: null,
    text_url: null,
    meta: {
      ...(focus && { focus: { x: focus.x, y: focus.y } }),
      ...(size && isReady && { original: dimensions(size), small: dimensions(scaleSize(size)) }),
    },
    description: altText,
    blurhash: null,
  };
};

/** Mastodon's previews have about so many pixels. */
const PREVIEW_PIXELS = 230_400;

const scaleSize = ({ width, height }: Size): Size => {
  const by = Math.min(1, Math.sqrt(PREVIEW_PIXELS / (width * height)));
  return { width: Math.round(width * by), height: Math.round(height * by) };
};

const dimensions = ({ width, height }: Size) => ({
  width,
  height,
  size: `${width}x${height}`,
  aspect: width / height,
});
