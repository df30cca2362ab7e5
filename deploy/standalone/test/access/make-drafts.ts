import { randomUUID } from 'node:crypto';
import { type ApiClient, bodyOf } from '../../api-client.ts';
import { withPicture } from './form-of.ts';

export async function saveDraft(client: ApiClient, more: object = {}): Promise<string> {
  const id = randomUUID();
  const draft = { topic: 'Of the owner', version: 0, ...more };
  await bodyOf(client.send('PUT', `/api/posts/drafts/${id}`, draft));
  return id;
}

/** One that can be sent for approval. */
export const writeDraft = (client: ApiClient): Promise<string> =>
  saveDraft(client, { post: { source: null, text: 'Of the owner', hashtags: [] } });

/** One that was; its second version. */
export async function sendDraft(client: ApiClient): Promise<string> {
  const id = await writeDraft(client);
  const body = { version: 1, note: 'Have a look' };
  await bodyOf(client.post(`/api/posts/drafts/${id}/request-approval`, body));
  return id;
}

export async function saveTemplate(client: ApiClient): Promise<string> {
  const id = randomUUID();
  const template = { name: `Template ${id}`, text: 'New: {product}', version: 0 };
  await bodyOf(client.send('PUT', `/api/posts/templates/${id}`, template));
  return id;
}

export async function saveHashtagGroup(client: ApiClient): Promise<string> {
  const id = randomUUID();
  const group = { name: `Group ${id}`, hashtags: ['Bread'], version: 0 };
  await bodyOf(client.send('PUT', `/api/posts/hashtag-groups/${id}`, group));
  return id;
}

export async function uploadMedia(client: ApiClient): Promise<string> {
  const { media } = await bodyOf<{ media: { id: string } }>(
    client.post('/api/posts/media', withPicture(new FormData())),
  );
  return media.id;
}
