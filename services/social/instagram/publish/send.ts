import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import { readPermalink } from '../../meta/permalink.ts';
import { SocialError } from '../../social-error.ts';
import type { InstagramClient } from '../client.ts';
import { createContainer } from './container.ts';
import { CONTAINER_NOTE, findContainerId } from './container-note.ts';
import { containerStatus, waitUntilFinished } from './container-status.ts';
import { checkQuota, coolDownIfUsedUp } from './quota.ts';
import { reconcile } from './reconcile.ts';

const created = z.object({ id: z.string().min(1) });

/**
 * Container, wait, publish. A container can be published once only, so going on with the noted one is what
 * keeps a second attempt from making a second post.
 */
export const send = async (client: InstagramClient, request: PublishRequest): Promise<Published> => {
  if (request.media.length === 0)
    throw new SocialError(sentence`Instagram doesn’t accept posts without an image or a video.`, {
      kind: 'permanent',
      code: 'media_required',
    });
  const quota = await checkQuota(client, request);
  const containerId = findContainerId(request);
  const status = containerId === undefined ? undefined : await containerStatus(client, request, containerId);
  if (status?.code === 'PUBLISHED') return alreadyPublished(client, request);

  const usable = status?.code === 'FINISHED' || status?.code === 'IN_PROGRESS' ? containerId : undefined;
  const container = usable ?? (await createContainer(client, request));
  if (usable === undefined) await request.note({ key: CONTAINER_NOTE, value: container });
  await waitUntilFinished(client, request, container);

  const { id } = await client.graph.post(`${request.targetId}/media_publish`, {
    token: request.access.token,
    body: { creation_id: container },
    schema: created,
    signal: request.signal,
    publishes: true,
  });
  const permalinkRequest = {
    id,
    field: 'permalink',
    token: request.access.token,
    signal: request.signal,
  } as const;
  const url = await readPermalink(client.graph, permalinkRequest);
  await coolDownIfUsedUp(client, request, quota);
  return { remoteId: id, url };
};

const alreadyPublished = async (client: InstagramClient, request: PublishRequest): Promise<Published> => {
  const published = await reconcile(client, request);
  if (published) return published;
  throw new SocialError(sentence`Instagram changed its answer about an earlier attempt.`, {
    kind: 'unknown',
  });
};
