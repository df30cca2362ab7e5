import type { Media, PublishRequest } from '../network.ts';
import { SocialError } from '../social-error.ts';
import type { LinkedinClient } from './client.ts';
import { uploadImage } from './images.ts';
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
    const noted = request.notes.findLast((note) => note.key === key)?.value;
    const id = noted ?? (await upload(client, request, media));
    if (noted === undefined) await request.note({ key, value: id });
    ids.push(id);
  }
  return ids;
};

const upload = async (client: LinkedinClient, request: PublishRequest, media: Media): Promise<string> => {
  try {
    return await (media.kind === 'video' ? uploadVideo : uploadImage)(client, request, media);
  } catch (cause) {
    if (cause instanceof SocialError) throw cause;
    throw new SocialError(`The ${media.kind} could not be read for sending`, { kind: 'retry', cause });
  }
};

const imageOf = (id: string, media: Media | undefined) =>
  media?.altText && media.kind === 'image' ? { id, altText: media.altText } : { id };
