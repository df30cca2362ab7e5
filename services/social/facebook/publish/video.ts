import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Media, Published, PublishRequest } from '../../capabilities/publish.ts';
import { poll } from '../../http/poll.ts';
import { SocialError } from '../../social-error.ts';
import type { FacebookClient } from '../client.ts';
import { uploadForm } from './upload-form.ts';

const created = z.object({ id: z.string().min(1) });
const videoState = z.object({
  permalink_url: z.string().optional(),
  status: z.object({ video_status: z.string() }),
});

/** The id of a video that Facebook has taken but may still be working on. */
export const VIDEO_NOTE = 'facebook_video';

/** Sends a video and waits until the page shows it. */
export const publishVideo = async (
  client: FacebookClient,
  request: PublishRequest,
  video: Media,
): Promise<Published> => {
  const { graph, settings, deps } = client;
  const fields: Record<string, string> = request.text ? { description: request.text } : {};
  const { id } = await graph.post(`${request.targetId}/videos`, {
    token: request.access.token,
    baseUrl: settings.videoUrl,
    body:
      settings.sendMediaBy === 'url' ? { ...fields, file_url: video.url } : await uploadForm(fields, video),
    schema: created,
    signal: request.signal,
    publishes: true,
    timeoutMs: settings.uploadTimeoutMs,
  });
  await request.note({ key: VIDEO_NOTE, value: id });
  const ask = () => readVideo(client, request, id);
  const ready = await poll(ask, settings.pollDelaysMs, deps, request.signal).catch(afterSending);
  if (ready) return ready;
  throw stillProcessing();
};

/** Facebook has the video: unless Facebook itself rejects it, no error here proves that it isn't published. */
const afterSending = (error: unknown): never => {
  if (!(error instanceof SocialError) || error.code === REJECTED) throw error;
  throw new SocialError(error.words, { ...error, kind: 'unknown', cause: error });
};

export const REJECTED = 'video_status/error';

/** The video once it is shown; undefined while Facebook works on it; an error when it can't be shown. */
export const readVideo = async (
  { graph, settings }: FacebookClient,
  request: PublishRequest,
  id: string,
): Promise<Published | undefined> => {
  const state = await graph.get(id, {
    token: request.access.token,
    params: { fields: 'status,permalink_url' },
    schema: videoState,
    signal: request.signal,
  });
  if (state.status.video_status === 'error')
    throw new SocialError(sentence`Facebook could not process the video. Try it in another format.`, {
      kind: 'permanent',
      code: REJECTED,
    });
  if (state.status.video_status !== 'ready') return undefined;
  return { remoteId: id, url: absolute(state.permalink_url, settings.dialogUrl) };
};

export const stillProcessing = (): SocialError =>
  new SocialError(sentence`Facebook is still processing the video.`, {
    kind: 'unknown',
    code: 'video_status/processing',
  });

/** Videos name their permalink as a path. */
const absolute = (permalink: string | undefined, base: string): string | null =>
  permalink === undefined ? null : URL.canParse(permalink, base) ? new URL(permalink, base).href : null;
