import { cropMedia } from '@carillon/contracts/http/posts/crop-media.ts';
import { deleteMedia } from '@carillon/contracts/http/posts/delete-media.ts';
import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import { getMedia } from '@carillon/contracts/http/posts/get-media.ts';
import { getMediaUses } from '@carillon/contracts/http/posts/get-media-uses.ts';
import { listMedia } from '@carillon/contracts/http/posts/list-media.ts';
import { UPLOAD_FIELD, uploadForm, uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { mount, parse } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import type { MediaItem } from '../domain/media.ts';
import { showMedia } from '../drafts/show-draft.ts';
import { cropMedia as crop } from '../library/crop-media.ts';
import { deleteMedia as deleteOne } from '../library/delete-media.ts';
import { keepMedia } from '../library/keep-media.ts';
import { listMedia as list } from '../library/list-media.ts';
import { usesOfMedia } from '../library/media-uses.ts';
import { askedBy } from '../media/receive-upload.ts';
import { withUpload } from './with-upload.ts';

/** Images and videos that are kept from when they are picked. */
export function mountMediaLibrary(app: Hono<ServiceEnv>, context: ApiContext): void {
  const { mediaItems } = context.stores;
  const reply = (item: MediaItem) => ({ success: true as const, media: showMedia(item, context.media) });

  mount(app, uploadMedia, ({ workspaceId, userId, madeId, begin, c }) =>
    withUpload(context, c.req.raw, UPLOAD_FIELD, async (upload) => {
      const { id: givenId, keep } = parse(uploadForm, upload.fields);
      const [file, second] = upload.files;
      if (!file || second) throw invalid({ file: ['Send one image or one video as `file`.'] });
      await begin(askedBy(upload));
      const id = givenId ?? madeId ?? undefined;
      return reply(await keepMedia(context, file, { workspaceId, userId, id, isKept: keep === 'true' }));
    }),
  );

  mount(app, getMedia, async ({ workspaceId, params: { id } }) => {
    const item = await mediaItems.find(id, workspaceId);
    if (!item) throw new AppError('not_found', { message: sentence`We couldn’t find that file.` });
    return reply(item);
  });

  mount(app, describeMedia, async ({ workspaceId, params: { id }, body: { alt_text, name, kept } }) => {
    const change = { altText: alt_text, name, isKept: kept };
    const item = await mediaItems.describe(id, workspaceId, change);
    if (!item)
      throw new AppError('not_found', {
        message:
          alt_text === undefined
            ? sentence`We couldn’t find that file.`
            : sentence`We couldn’t find that image.`,
      });
    return reply(item);
  });

  mount(app, cropMedia, async ({ workspaceId, userId, params: { id }, body: { new_id: newId, ...area } }) =>
    reply(await crop(context, { workspaceId, userId }, { id, newId, area })),
  );

  mount(app, deleteMedia, async ({ workspaceId, params: { id } }) => {
    await deleteOne(context, id, workspaceId);
    return { success: true as const };
  });

  mount(app, listMedia, async ({ workspaceId, query }) => ({
    success: true as const,
    ...(await list(context, workspaceId, query)),
    used_bytes: await context.stores.mediaSizes.usedBy(workspaceId),
    quota_bytes: context.settings.mediaQuota,
  }));

  mount(app, getMediaUses, async ({ workspaceId, params: { id } }) => {
    if (!(await mediaItems.find(id, workspaceId)))
      throw new AppError('not_found', { message: sentence`We couldn’t find that file.` });
    return { success: true as const, ...(await usesOfMedia(context, id, workspaceId)) };
  });
}
