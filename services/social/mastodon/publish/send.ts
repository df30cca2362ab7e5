import { createHash } from 'node:crypto';
import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import { SocialError } from '../../social-error.ts';
import { serverOf } from '../api.ts';
import type { MastodonClient } from '../client.ts';
import { EARLIER_ATTEMPT } from '../errors.ts';
import { ownId } from '../ids.ts';
import type { Instance } from '../instance.ts';
import { type ChosenOptions, readChosenOptions } from '../options.ts';
import { LAG_MS } from '../settled.ts';
import { publishedAs, type Status, status } from '../status.ts';
import { createGoneNote, createRefusedNote, createSentNote, refusals } from './notes.ts';
import { uploadAll } from './upload.ts';

/** Uploads the files, notes that the post is sent, and sends it. */
export async function send(client: MastodonClient, request: PublishRequest): Promise<Published> {
  const { access, targetId, signal } = request;
  const server = serverOf(access);
  ownId(server, targetId);
  const text = request.text.replaceAll('\u0000', '');
  const options = readChosenOptions(request.options);
  if (text.trim() === '' && request.media.length === 0)
    throw new SocialError(sentence`A post needs text, an image or a video.`, {
      kind: 'permanent',
      code: 'empty',
    });
  const instance = await client.instances.of(access, signal);
  const mediaIds = await uploadAll(client, request, instance);
  const body = { status: text, media_ids: mediaIds, ...fieldsOf(options, instance, mediaIds.length > 0) };
  const key = keyOf(request, { status: text, media: request.media.map(({ url }) => url), chosen: options });
  await request.note(createSentNote(client.deps.now()));
  const createdStatus = await create(client, request, { body, key });
  await checkVisible(client, request, createdStatus);
  return publishedAs(server, createdStatus);
}

const fieldsOf = (
  { visibility, warning, language }: ChosenOptions,
  { software }: Instance,
  hasMedia: boolean,
) => ({
  visibility,
  // Mastodon always hides media behind a warning; GoToSocial only does so on request.
  sensitive: warning !== '' && hasMedia,
  ...(warning !== '' && { spoiler_text: warning }),
  // Mastodon takes a region for an unknown language and falls back to the account's without a word.
  ...(language !== null && { language: software === 'mastodon' ? withoutRegion(language) : language }),
});

/** Chinese and Portuguese are the languages that Mastodon tells apart by region or script. */
const withoutRegion = (tag: string): string =>
  /^(?:zh-(?:CN|HK|TW|YUE)|pt-(?:BR|PT)|sr-Latn)$/.test(tag) ? tag : (tag.split('-')[0] ?? tag);

/**
 * A second line of defense only: some servers ignore it, some answer 500 to a repetition. It is the same through unknown
 * outcomes, and another one after a refusal, since others replay that.
 */
const keyOf = (request: PublishRequest, content: object): string =>
  createHash('sha256')
    .update(JSON.stringify([request.key, request.targetId, content, refusals(request)]))
    .digest('hex');

async function create(
  { api, deps, instances }: MastodonClient,
  request: PublishRequest,
  { body, key }: { readonly body: object; readonly key: string },
): Promise<Status> {
  const { access, signal, hasLease, onCooldown } = request;
  try {
    const call = { access, signal, hasLease: () => hasLease(), onCooldown, body, schema: status };
    const headers = { 'idempotency-key': key };
    return (await api.post('api/v1/statuses', { ...call, headers, publishes: true })).body;
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    if (error.code === EARLIER_ATTEMPT) await request.note(createGoneNote(deps.now()));
    else if (error.kind !== 'unknown') await request.note(createRefusedNote(deps.now()));
    // Its limits may have changed since they were read.
    if (error.kind === 'permanent') instances.forget(serverOf(access));
    throw error;
  }
}

/** Mastodon answers 200 to a mention that its spam filter drops, with an id that it doesn't know afterwards. */
async function checkVisible(
  { api, deps }: MastodonClient,
  request: PublishRequest,
  { id }: Status,
): Promise<void> {
  if (!/@\w/.test(request.text)) return;
  const { access, signal } = request;
  const isThere = async (): Promise<boolean> => {
    try {
      await api.get(`api/v1/statuses/${encodeURIComponent(id)}`, { access, signal, schema: z.unknown() });
    } catch (error) {
      return !(error instanceof SocialError && error.status === 404);
    }
    return true;
  };
  if (await isThere()) return;
  // A large server may have looked in a copy that lags behind.
  await deps.sleep(LAG_MS, signal);
  if (await isThere()) return;
  throw new SocialError(
    sentence`Mastodon dropped the post without saying why. Its spam filter may be the reason.`,
    {
      kind: 'permanent',
      code: 'dropped',
    },
  );
}
