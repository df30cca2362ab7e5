import { z } from 'zod';
import { readPermalink } from '../meta/permalink.ts';
import type { Published, PublishRequest } from '../network.ts';
import { SocialError } from '../social-error.ts';
import type { InstagramClient } from './client.ts';
import { createContainer } from './container.ts';
import { containerStatus, waitUntilFinished } from './container-status.ts';
import { findMedia } from './find.ts';
import { CONTAINER_NOTE, notedContainer } from './note.ts';
import { checkQuota, restIfUsedUp } from './quota.ts';

const created = z.object({ id: z.string().min(1) });

/**
 * Container, wait, publish. A container can be published once only, so going on with the noted one is what
 * keeps a second attempt from making a second post.
 */
export const publishMedia = async (client: InstagramClient, request: PublishRequest): Promise<Published> => {
  if (request.media.length === 0)
    throw new SocialError('Instagram takes no post without an image or a video', {
      kind: 'permanent',
      code: 'media_required',
    });
  const quota = await checkQuota(client, request);
  const noted = notedContainer(request);
  const status = noted === undefined ? undefined : await containerStatus(client, request, noted);
  if (status?.code === 'PUBLISHED') return alreadyPublished(client, request);

  const usable = status?.code === 'FINISHED' || status?.code === 'IN_PROGRESS' ? noted : undefined;
  const container = usable ?? (await createContainer(client, request));
  if (usable === undefined) await request.note({ key: CONTAINER_NOTE, value: container });
  await waitUntilFinished(client, request, container);

  const { id } = await client.graph.post(`${request.targetId}/media_publish`, {
    token: request.accessToken,
    body: { creation_id: container },
    schema: created,
    signal: request.signal,
    publishes: true,
  });
  const look = { id, field: 'permalink', token: request.accessToken, signal: request.signal } as const;
  const url = await readPermalink(client.graph, look);
  await restIfUsedUp(client, request, quota);
  return { remoteId: id, url };
};

const alreadyPublished = async (client: InstagramClient, request: PublishRequest): Promise<Published> => {
  const found = await findMedia(client, request);
  if (found) return found;
  throw new SocialError('Instagram changed its answer about an earlier attempt', { kind: 'unknown' });
};
