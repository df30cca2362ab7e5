import type { SandboxContext } from '../../context.ts';
import { mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import type { PostOptions } from '../../domain/post.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Token } from '../../domain/token.ts';
import { hashSecret } from '../../stores/hash-secret.ts';
import { findStatus, type Status } from '../../usecases/mastodon/find-status.ts';
import { publishStatus } from '../../usecases/mastodon/publish-status.ts';
import { type Params, readParams } from '../graph/params.ts';
import type { MastodonEndpoint } from './endpoint.ts';
import { createStatusObjects } from './status-objects.ts';

/** Publishes a post or a reply. A key that made a status within the hour gives that one again. */
export const createStatus = (context: SandboxContext): MastodonEndpoint => ({
  operation: 'publish',
  scopes: ['write:statuses'],
  async run({ c, account, token }) {
    const key = keyOf(account, c.req.header('idempotency-key'));
    const earlier = key === null ? null : await earlierBy(context, account, key);
    const status = earlier ?? (await publish(context, account, await readParams(context, c, 0), token));
    if (key !== null && !earlier) await context.stores.idempotencyKeys.keep(key, status.id, context.now());
    return { body: await createStatusObjects(context, account.id)(status) };
  },
});

/** Mastodon's keys are an account's own. */
const keyOf = ({ id }: Profile, key: string | undefined): string | null =>
  key ? hashSecret(`${id} ${key}`) : null;

/** A status deleted since isn't created again. */
async function earlierBy(context: SandboxContext, account: Profile, key: string): Promise<Status | null> {
  const id = await context.stores.idempotencyKeys.find(key, context.now());
  if (id === null) return null;
  const status = await findStatus(context, id, account.id);
  if (!status) throw mastodonFaults.missing();
  return status;
}

async function publish(
  context: SandboxContext,
  account: Profile,
  params: Params,
  { app = null }: Token,
): Promise<Status> {
  return publishStatus(context, account, {
    text: params.text('status') ?? '',
    mediaIds: (params.list('media_ids') ?? []).map(String),
    inReplyToId: params.text('in_reply_to_id') ?? null,
    options: { ...readOptions(params), app },
  });
}

const VISIBILITIES = ['public', 'unlisted', 'private', 'direct'] as const;
/** Languages that Mastodon distinguishes by region or script. For all others, the region is dropped. */
const LANGUAGE = /^(?:zh-(?:CN|HK|TW|YUE)|pt-(?:BR|PT)|sr-Latn|[a-z]{2,3})(?=$|[-_])/;

function readOptions(params: Params): Omit<PostOptions, 'app'> {
  const givenVisibility = params.text('visibility') ?? 'public';
  const visibility = VISIBILITIES.find((one) => one === givenVisibility);
  if (!visibility) throw mastodonFaults.invalid('Visibility is not included in the list');
  return {
    visibility,
    warning: (params.text('spoiler_text') ?? '').trim(),
    sensitive: params.text('sensitive') === 'true',
    language: LANGUAGE.exec(params.text('language') ?? '')?.[0] ?? 'en',
  };
}
