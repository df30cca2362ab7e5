import { sentence } from '@carillon/contracts/text.ts';
import type { Published, PublishNote, PublishRequest } from '../../capabilities/publish.ts';
import { SocialError } from '../../social-error.ts';
import type { LinkedinClient } from '../client.ts';
import { toCommentary } from './commentary.ts';
import { createContent } from './content.ts';

/** Sent, outcome open; its value counts the attempts. */
const SENT_NOTE = 'linkedin_sent';
/** The attempt of that value was refused, so nothing came of it. */
const REFUSED_NOTE = 'linkedin_refused';

/** Publishes a share. When an earlier attempt may have got through, LinkedIn's "duplicate" is its success. */
export const send = async (client: LinkedinClient, request: PublishRequest): Promise<Published> => {
  const content = await createContent(client, request);
  const earlier = [...request.notes];
  const attempt = String(earlier.filter((note) => note.key === SENT_NOTE).length + 1);
  await request.note({ key: SENT_NOTE, value: attempt });
  try {
    return await create(client, request, content);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    if (error.kind === 'duplicate' && error.remoteId !== undefined && mayBeOut(earlier))
      if (!(await request.isTaken(error.remoteId)))
        return { ...publishedAs(client, error.remoteId), byEarlierAttempt: true };
    if (error.kind !== 'unknown') await request.note({ key: REFUSED_NOTE, value: attempt });
    throw error;
  }
};

/** Whether an earlier attempt was sent and never refused. */
const mayBeOut = (notes: readonly PublishNote[]): boolean => {
  const refusedIds = new Set(notes.filter((note) => note.key === REFUSED_NOTE).map((note) => note.value));
  return notes.some((note) => note.key === SENT_NOTE && !refusedIds.has(note.value));
};

const create = async (
  client: LinkedinClient,
  request: PublishRequest,
  content: object,
): Promise<Published> => {
  const reply = await client.rest.create('rest/posts', {
    token: request.access.token,
    body: {
      author: request.targetId,
      commentary: toCommentary(request.text),
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      ...content,
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    },
    signal: request.signal,
    hasLease: request.hasLease,
  });
  const id = reply.headers.get('x-restli-id');
  if (id === null)
    throw new SocialError(sentence`LinkedIn accepted the post but didn’t return its ID.`, {
      kind: 'unknown',
      status: reply.status,
    });
  return publishedAs(client, decodeURIComponent(id));
};

const publishedAs = ({ settings }: LinkedinClient, urn: string): Published => ({
  remoteId: urn,
  url: `${settings.authUrl}/feed/update/${urn}/`,
});
