import { codePoints } from '@carillon/contracts/networks/count.ts';
import { plural, sentence, text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Media, PublishRequest } from '../../capabilities/publish.ts';
import { multipart } from '../../http/multipart.ts';
import { poll } from '../../http/poll.ts';
import { openMedia } from '../../open-media.ts';
import { SocialError } from '../../social-error.ts';
import { id as boundedId } from '../bounded.ts';
import type { MastodonClient } from '../client.ts';
import type { Instance } from '../instance.ts';
import { findMediaId, noteMedia } from './notes.ts';

/** The reply to an upload that isn't usable yet, and to asking whether it is. */
const PROCESSING = 202;
const STILL_PROCESSING = 206;

const attachment = z.object({ id: boundedId });

/** Ids of the post's files on the server: what an earlier attempt uploaded is used again. */
export async function uploadAll(
  client: MastodonClient,
  request: PublishRequest,
  instance: Instance,
): Promise<string[]> {
  const files: Uploaded[] = [];
  for (const [place, media] of request.media.entries())
    files.push(
      (await findNotedMedia(client, request, findMediaId(request, media, place))) ??
        (await upload(client, request, { media, place, instance })),
    );
  for (const { id, isReady } of files) if (!isReady) await waitUntilProcessed(client, request, id);
  return files.map(({ id }) => id);
}

interface Uploaded {
  readonly id: string;
  readonly isReady: boolean;
}

interface Upload {
  readonly media: Media;
  readonly place: number;
  readonly instance: Instance;
}

async function upload(
  { api, settings }: MastodonClient,
  request: PublishRequest,
  { media, place, instance }: Upload,
): Promise<Uploaded> {
  const { access, signal, onCooldown } = request;
  const content = await openMedia(media);
  const body = multipart(fieldsOf(media, instance), {
    name: 'file',
    filename: `file.${extensionOf(media.mime)}`,
    mime: media.mime,
    content,
  });
  const call = { access, signal, onCooldown, body, schema: attachment, timeoutMs: settings.uploadTimeoutMs };
  const { body: uploaded, reply } = await api.post('api/v2/media', call).catch((error: unknown) => {
    // Servers before Mastodon 3.1.3.
    if (error instanceof SocialError && error.status === 404) return api.post('api/v1/media', call);
    throw error;
  });
  await request.note(noteMedia(media, place, uploaded.id));
  return { id: uploaded.id, isReady: reply.status !== PROCESSING };
}

/** @throws SocialError `alt_text_too_long`: an alt text isn't cut without its writer's knowledge */
function fieldsOf({ altText, focus }: Media, { altText: limit }: Instance): Record<string, string> {
  const length = codePoints(altText ?? '');
  if (length > limit)
    throw new SocialError(
      text`An alt text has ${plural({ length }, { one: '# character', other: '# characters' })}, but the server allows only ${{ most: limit }}. Shorten it, then publish again.`,
      { kind: 'permanent', code: 'alt_text_too_long' },
    );
  const clamped = (value: number) => Math.max(-1, Math.min(1, value)).toFixed(2);
  return {
    ...(altText && { description: altText }),
    ...(focus && { focus: `${clamped(focus.x)},${clamped(focus.y)}` }),
  };
}

/** `video/quicktime` is .mov to everyone. */
const extensionOf = (mime: string): string =>
  mime === 'video/quicktime' ? 'mov' : (mime.split('/')[1] ?? 'bin').replace(/[^a-z0-9]/g, '');

/** Mastodon forgets unattached files after a day, and shows none that is attached. */
async function findNotedMedia(
  { api }: MastodonClient,
  { access, signal }: PublishRequest,
  id: string | undefined,
): Promise<Uploaded | null> {
  if (id === undefined) return null;
  try {
    const { reply } = await api.ask(pathOf(id), { access, signal, schema: z.unknown() });
    return { id, isReady: reply.status !== STILL_PROCESSING };
  } catch (error) {
    if (error instanceof SocialError && error.status === 404) return null;
    throw error;
  }
}

const pathOf = (id: string): string => `api/v1/media/${encodeURIComponent(id)}`;

/** The server answers 422 where processing failed. */
async function waitUntilProcessed(
  { api, settings, deps }: MastodonClient,
  { access, signal, onCooldown }: PublishRequest,
  id: string,
): Promise<void> {
  const call = { access, signal, onCooldown, schema: z.unknown() };
  const isReady = async () => {
    const { reply } = await api.ask(pathOf(id), call);
    return reply.status === STILL_PROCESSING ? undefined : true;
  };
  if (await poll(isReady, settings.pollDelaysMs, deps, signal)) return;
  throw new SocialError(sentence`Mastodon is still processing the file.`, {
    kind: 'transient',
    code: 'processing',
  });
}
