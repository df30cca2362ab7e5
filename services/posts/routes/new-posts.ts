import { randomUUID } from 'node:crypto';
import { checkInput } from '@carillon/contracts/check-input.ts';
import { REQUEST_LIMITS } from '@carillon/contracts/domain/limits.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { MEDIA_FIELD, postForm } from '@carillon/contracts/http/posts/post-form.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { scheduleForm, schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { repeat } from '@carillon/contracts/http/posts/series.ts';
import { sentence, type Text } from '@carillon/contracts/text.ts';
import { messageFields } from '@carillon/contracts/words/stored-text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { mount, parse } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { idOfKey } from '@carillon/kit/idempotency/id-of-key.ts';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { NO_PLATFORM, readEntries } from '../domain/check-entries.ts';
import type { Sender } from '../domain/review.ts';
import { onItsWay, queuedFor, scheduledFor, takenBefore } from '../domain/sentences.ts';
import { isSeries } from '../domain/series-post.ts';
import { type Viewer, viewOf } from '../domain/view.ts';
import { askedBy, type Upload } from '../media/receive-upload.ts';
import { createPost, type TakenPost } from '../planning/create-post.ts';
import type { Schedule } from '../planning/post-request.ts';
import type { CreatedPost } from '../planning/publications-of.ts';
import { PLAN_MS, planAhead } from '../series/plan-ahead.ts';
import { showSeries } from '../series/show-series.ts';
import { hideDraft } from './hide-draft.ts';
import { readMediaIds } from './read-media-ids.ts';
import { senderOf } from './sender-of.ts';
import { withUpload } from './with-upload.ts';

const platforms = { platforms: z.string(NO_PLATFORM).max(REQUEST_LIMITS.json) };
const toPublish = postForm.extend(platforms);
const toSchedule = scheduleForm.extend(platforms);

/** Publishing and scheduling. */
export function mountNewPosts(app: Hono<ServiceEnv>, context: ApiContext): void {
  const upload = <T>(c: Context, work: (upload: Upload) => Promise<T>): Promise<T> =>
    withUpload(context, c.req.raw, MEDIA_FIELD, work);

  mount(app, publishPosts, ({ c, scopes, begin, ...owner }) =>
    upload(c, async ({ fields, files }) => {
      const form = parse(toPublish, fields);
      await begin(askedBy({ fields, files }));
      const request = { ...requestOf(form, owner), files, schedule: null };
      const created = await createPost(context, request).catch((cause) => hideDraft(cause, scopes));
      const { earlier } = created;
      return {
        ...replyOf(created, { ...senderOf(owner), now: context.clock() }),
        earlier,
        ...messageFields(describePost(created, onItsWay)),
      };
    }),
  );

  mount(app, schedulePosts, ({ c, scopes, begin, ...owner }) =>
    upload(c, async ({ fields, files }) => {
      const form = parse(toSchedule, fields);
      const schedule = readTime(form);
      await begin(askedBy({ fields, files }));
      const request = {
        ...requestOf(form, owner),
        files,
        schedule,
        repeat: readRepeat(form.repeat),
      };
      const created = await createPost(context, request).catch((cause) => hideDraft(cause, scopes));
      const { post, publications, earlier } = created;
      const { localTime, timezone } = post;
      const series = await planSeries(context, created);
      return {
        ...replyOf(created, { ...senderOf(owner), now: context.clock() }),
        ...messageFields(
          describePost(created, (platforms) =>
            schedule === 'queue'
              ? queuedFor(publications)
              : scheduledFor(platforms, localTime ?? '', timezone ?? 'UTC'),
          ),
        ),
        earlier,
        due_at: firstDue(created).toISOString(),
        scheduled_time: localTime,
        timezone,
        series,
      };
    }),
  );
}

/**
 * Reads from the form when to publish.
 * @throws AppError `validation_failed`
 */
function readTime(form: z.output<typeof toSchedule>): Schedule | 'queue' {
  const { scheduled_time: localTime, queue } = form;
  if (queue === 'true' && localTime !== undefined)
    throw invalid({ queue: [sentence`Give a time or choose the queue, not both.`] });
  if (queue === 'true') return 'queue';
  if (localTime === undefined)
    throw invalid({ scheduled_time: [sentence`Give the time as YYYY-MM-DD HH:mm:ss.`] });
  return { localTime, timezone: form.timezone || null, aiSuggested: form.use_ai_suggestion === '1' };
}

/**
 * Reads from the form how to repeat.
 * @throws AppError `validation_failed`
 */
function readRepeat(json: string | undefined) {
  if (!json) return undefined;
  const repeatResult = checkInput(repeat, parseJson(json), ['repeat']);
  if (repeatResult.ok) return repeatResult.data;
  throw invalid({ repeat: Object.values(repeatResult.errors).flat() });
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Schedules the next posts of a series at once; if that fails, a worker continues. Null if nothing repeats. */
async function planSeries(context: ApiContext, { post }: CreatedPost) {
  if (!isSeries(post)) return null;
  await planAhead(context, post, PLAN_MS).catch((err) =>
    context.telemetry.log.error({ err, id: post.id }, 'a series is not planned yet; a worker goes on'),
  );
  return showSeries((await context.stores.series.find(post.id, post.workspaceId)) ?? post);
}

const firstDue = ({ post, publications }: CreatedPost): Date =>
  publications.reduce<Date | null>((at, { dueAt }) => (at && at <= dueAt ? at : dueAt), null) ??
  post.createdAt;

interface Owner extends Sender {
  readonly workspaceId: string;
  readonly madeId: string | null;
}

/** An ID generated here isn't taken; one derived from a key may be. */
function idOf({ draft_id: draftId, idempotency_key: key }: z.output<typeof toPublish>, owner: Owner) {
  const givenId = draftId ?? (key ? idOfKey(owner.workspaceId, key) : owner.madeId);
  return givenId === null ? { postId: randomUUID(), isNew: true } : { postId: givenId, isNew: false };
}

const requestOf = (form: z.output<typeof toPublish>, owner: Owner) => ({
  workspaceId: owner.workspaceId,
  createdBy: owner.userId,
  sender: senderOf(owner),
  ...idOf(form, owner),
  draftVersion: form.draft_id === undefined ? undefined : form.draft_version,
  initialDescription: form.initial_post_description,
  targets: readEntries(form.platforms),
  mediaIds: readMediaIds(form.media_ids),
  linkTracking: form.link_tracking === undefined ? undefined : form.link_tracking === 'true',
});

const replyOf = ({ post, publications }: CreatedPost, viewer: Viewer) => ({
  success: true as const,
  post_id: post.id,
  results: publications.map((publication) => viewOf(publication, viewer)),
});

/** Returns a message for the owner: the given one, unless another form's post took the key. */
const describePost = (
  post: TakenPost,
  words: (platforms: readonly PlatformName[]) => string | Text,
): string | Text => (post.earlier ? takenBefore : words)(platformsOf(post));

const platformsOf = ({ publications }: CreatedPost) => publications.map(({ platform }) => platform);
