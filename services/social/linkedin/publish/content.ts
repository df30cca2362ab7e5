import type { Media, PublishRequest } from '../../capabilities/publish.ts';
import type { LinkedinClient } from '../client.ts';
import { uploadImage } from './image.ts';
import { uploadVideo, waitForVideo } from './video.ts';

/** The URN of a file that LinkedIn has, by its place in the post. */
const mediaNote = (index: number): string => `linkedin_media_${index}`;

/** The `content` of a share. Files that an earlier attempt sent are named again, not sent again. */
export const createContent = async (client: LinkedinClient, request: PublishRequest): Promise<object> => {
  const [only, ...others] = request.media;
  if (!only) return {};
  const ids = await uploadAll(client, request);
  if (others.length > 0)
    return { content: { multiImage: { images: ids.map((id, at) => imageOf(id, request.media[at])) } } };
  const [id = ''] = ids;
  if (only.kind === 'video') await waitForVideo(client, request, id);
  return { content: { media: imageOf(id, only) } };
};

const uploadAll = async (client: LinkedinClient, request: PublishRequest): Promise<string[]> => {
  const ids: string[] = [];
  for (const [index, media] of request.media.entries()) {
    const key = mediaNote(index);
    const notedUrn = request.notes.findLast((note) => note.key === key)?.value;
    const id =
      notedUrn ?? (await (media.kind === 'video' ? uploadVideo : uploadImage)(client, request, media));
    if (notedUrn === undefined) await request.note({ key, value: id });
    ids.push(id);
  }
  return ids;
};

const imageOf = (id: string, media: Media | undefined) =>
  media?.altText && media.kind === 'image' ? { id, altText: media.altText } : { id };
