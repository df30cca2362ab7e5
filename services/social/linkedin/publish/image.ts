import { z } from 'zod';
import type { Media, PublishRequest } from '../../capabilities/publish.ts';
import { openMedia } from '../../open-media.ts';
import type { LinkedinClient } from '../client.ts';

const initialized = z.object({ value: z.object({ uploadUrl: z.url(), image: z.string().min(1) }) });

/** Sends an image and returns its URN. */
export const uploadImage = async (
  { rest }: LinkedinClient,
  request: PublishRequest,
  image: Media,
): Promise<string> => {
  const {
    access: { token },
    signal,
  } = request;
  const { value } = await rest.act('rest/images?action=initializeUpload', {
    token,
    body: { initializeUploadRequest: { owner: request.targetId } },
    schema: initialized,
    signal,
  });
  await rest.put(value.uploadUrl, { token, body: await openMedia(image), signal });
  return value.image;
};
