import type { SandboxContext } from '../../context.ts';
import type { PostMedia } from '../../domain/post.ts';

/** A file as clients see it; without an address while it is being processed. */
export const mediaObject = (
  { settings }: Pick<SandboxContext, 'settings'>,
  { id, kind, altText, focus }: PostMedia,
  isReady = true,
) => {
  const url = isReady ? `${settings.publicUrl}/media/${id}` : null;
  return {
    ...{ id, type: kind, url, preview_url: url, remote_url: null, preview_remote_url: null, text_url: null },
    meta: focus ? { focus: { x: focus.x, y: focus.y } } : {},
    ...{ description: altText, blurhash: null },
  };
};
