import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Media, PublishRequest } from '../../capabilities/publish.ts';
import { poll } from '../../http/poll.ts';
import { openMedia } from '../../open-media.ts';
import { SocialError } from '../../social-error.ts';
import type { LinkedinClient } from '../client.ts';

const initialized = z.object({
  value: z.object({
    video: z.string().min(1),
    uploadToken: z.string(),
    uploadInstructions: z
      .array(z.object({ uploadUrl: z.url(), firstByte: z.number(), lastByte: z.number() }))
      .min(1),
  }),
});
type Upload = z.infer<typeof initialized>['value'];
const videoState = z.object({ status: z.string() });

/** Sends a video in parts and returns its URN. */
export const uploadVideo = async (
  client: LinkedinClient,
  request: PublishRequest,
  video: Media,
): Promise<string> => {
  const { rest } = client;
  const {
    access: { token },
    signal,
  } = request;
  const { value } = await rest.act('rest/videos?action=initializeUpload', {
    token,
    body: {
      initializeUploadRequest: {
        owner: request.targetId,
        fileSizeBytes: video.bytes,
        uploadCaptions: false,
        uploadThumbnail: false,
      },
    },
    schema: initialized,
    signal,
  });
  const uploadedPartIds = await sendParts(client, value, video, signal);
  await rest.act('rest/videos?action=finalizeUpload', {
    token,
    body: { finalizeUploadRequest: { video: value.video, uploadToken: value.uploadToken, uploadedPartIds } },
    schema: z.unknown(),
    signal,
  });
  return value.video;
};

/** A post may only name a video that LinkedIn is through with. */
export const waitForVideo = async (
  { rest, settings, deps }: LinkedinClient,
  { access: { token }, signal }: PublishRequest,
  urn: string,
): Promise<void> => {
  const ask = async () => {
    const path = `rest/videos/${encodeURIComponent(urn)}`;
    const { status } = await rest.read(path, { token, schema: videoState, signal });
    return status === 'AVAILABLE' || status === 'PROCESSING_FAILED' ? status : undefined;
  };
  const status = await poll(ask, settings.pollDelaysMs, deps, signal);
  if (status === 'AVAILABLE') return;
  if (status === 'PROCESSING_FAILED')
    throw new SocialError(sentence`LinkedIn could not process the video. Try it in another format.`, {
      kind: 'permanent',
      code: status,
    });
  throw new SocialError(sentence`LinkedIn is still processing the video.`, {
    kind: 'transient',
    code: 'PROCESSING',
  });
};

/** The parts in their order; each is acknowledged by an ETag that the closing call must name. */
const sendParts = async (
  { rest }: LinkedinClient,
  upload: Upload,
  video: Media,
  signal: AbortSignal,
): Promise<string[]> => {
  const instructions = upload.uploadInstructions.toSorted((a, b) => a.firstByte - b.firstByte);
  const file = await openMedia(video);
  const ids: string[] = [];
  for (const { uploadUrl, firstByte, lastByte } of instructions) {
    const body = file.slice(firstByte, lastByte + 1);
    const reply = await rest.put(uploadUrl, { token: null, body, signal });
    const etag = reply.headers.get('etag');
    if (etag === null)
      throw new SocialError(sentence`LinkedIn didn’t confirm that it received part of the video.`, {
        kind: 'transient',
      });
    ids.push(etag.replace(/^"|"$/g, ''));
  }
  return ids;
};
