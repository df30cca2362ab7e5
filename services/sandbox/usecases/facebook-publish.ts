import { textLength } from '@carillon/contracts/domain/limits.ts';
import { facebook } from '@carillon/contracts/networks/facebook.ts';
import { FetchTimeoutError, UnfetchableError } from '../clients/fetch-media.ts';
import type { SandboxContext } from '../context.ts';
import { graphFaults } from '../domain/graph-fault.ts';
import type { PostMedia } from '../domain/post.ts';
import type { Profile } from '../domain/profile.ts';
import { TooLargeError } from '../stores/files.ts';
import type { Stores } from '../stores/stores.ts';
import { type Source, type TakenMedia, takeMedia } from './take-media.ts';

const { limits } = facebook;

/** A post in a page's feed: text, or text with photos that were sent before. */
export const publishToFeed = async (
  context: SandboxContext,
  page: Profile,
  { message, attached }: { message: string; attached: readonly string[] },
): Promise<string> => {
  if (message.trim() === '' && attached.length === 0)
    throw graphFaults.invalid('Missing message or attachment');
  checkLength(message);
  const media = await Promise.all(attached.map((id) => attachedPhoto(context, page, id)));
  if (media.length === 0) await refuseRepeated(context.stores, page, message);
  return addPost(context, page, message, media);
};

interface Photo {
  readonly source: Source;
  readonly message: string;
  readonly altText: string | null;
  readonly published: boolean;
}

/** A photo, as a separate post or stored for one. */
export const takePhoto = async (
  context: SandboxContext,
  page: Profile,
  { source, message, altText, published }: Photo,
): Promise<{ id: string; post_id?: string }> => {
  checkLength(message);
  const media = await take(context, page, { source, kind: 'image', altText, limit: limits.imageBytes });
  if (media.sniffed?.kind !== 'image') throw graphFaults.badPhoto('Missing or invalid image file');
  if (!published) return { id: media.id };
  const post_id = await addPost(context, page, message, [{ id: media.id, kind: 'image', altText }]);
  return { id: media.id, post_id };
};

/** A video; its post is there at once and shows the video when it has been processed. */
export const takeVideo = async (
  context: SandboxContext,
  page: Profile,
  { source, description }: { source: Source; description: string },
): Promise<{ id: string }> => {
  checkLength(description);
  const media = await take(context, page, {
    source,
    kind: 'video',
    altText: null,
    limit: limits.videoBytes,
  });
  if (media.sniffed?.kind === 'video' && !media.broken)
    await addPost(context, page, description, [{ id: media.id, kind: 'video', altText: null }], media.id);
  return { id: media.id };
};

const take = async (
  context: SandboxContext,
  page: Profile,
  file: { source: Source; kind: 'image' | 'video'; altText: string | null; limit: number },
): Promise<TakenMedia> => {
  const fault = file.kind === 'image' ? graphFaults.badPhoto : graphFaults.badVideo;
  try {
    return await takeMedia(context, { ...file, network: 'facebook', ownerId: page.id });
  } catch (error) {
    if (error instanceof TooLargeError) throw fault(`The file is larger than ${file.limit} bytes`);
    if (error instanceof UnfetchableError || error instanceof FetchTimeoutError)
      throw fault(`The file could not be fetched: ${error.message}`);
    throw error;
  }
};

const attachedPhoto = async (context: SandboxContext, page: Profile, id: string): Promise<PostMedia> => {
  const media = await context.stores.media.get(id);
  if (media?.ownerId !== page.id || media.kind !== 'image')
    throw graphFaults.invalid(`Param attached_media names ${id}, which is no photo of this page`);
  return { id, kind: media.kind, altText: media.altText };
};

const checkLength = (message: string): void => {
  if (textLength(message) > limits.text)
    throw graphFaults.invalid(`The message is longer than ${limits.text} characters`);
};

/** The text of the page's latest post is not taken a second time. */
const refuseRepeated = async (stores: Stores, page: Profile, message: string): Promise<void> => {
  const [latest] = await stores.posts.list({ authorId: page.id, limit: 1 });
  if (latest && latest.text === message && latest.media.length === 0) throw graphFaults.duplicate();
};

const addPost = async (
  { stores, now, digits, room }: SandboxContext,
  page: Profile,
  text: string,
  media: readonly PostMedia[],
  number: string = digits(15),
): Promise<string> => {
  const id = `${page.id}_${number}`;
  await stores.posts.add({
    id,
    network: 'facebook',
    authorId: page.id,
    authorName: page.name,
    text,
    media,
    createdAt: now(),
  });
  await room.forPost();
  return id;
};
