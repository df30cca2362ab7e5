import { z } from 'zod';
import type { Media, PublishRequest } from '../../capabilities/publish.ts';
import type { FacebookClient } from '../client.ts';
import { uploadForm } from './upload-form.ts';

const photoReply = z.object({ id: z.string().min(1), post_id: z.string().optional() });

/** The id of a photo that waits unseen for its post. */
export const PHOTO_NOTE = 'facebook_photo';

interface PhotoOptions {
  readonly message?: string;
  readonly published: boolean;
}

/** One photo, as a post of its own or unseen for a post to come. */
export const sendPhoto = async (
  { graph, settings }: FacebookClient,
  request: PublishRequest,
  photo: Media,
  { message, published }: PhotoOptions,
): Promise<z.infer<typeof photoReply>> => {
  const fields = {
    ...(message ? { message } : {}),
    ...(photo.altText ? { alt_text_custom: photo.altText } : {}),
    published: String(published),
  };
  return graph.post(`${request.targetId}/photos`, {
    token: request.access.token,
    body: settings.sendMediaBy === 'url' ? { ...fields, url: photo.url } : await uploadForm(fields, photo),
    schema: photoReply,
    signal: request.signal,
    publishes: published,
    timeoutMs: settings.uploadTimeoutMs,
  });
};
