import {
  PLATFORM_IDS,
  PLATFORMS,
  type PlatformId,
  platformById,
} from '@carillon/contracts/domain/platforms.ts';
import type { ErrorName } from '@carillon/contracts/errors.ts';
import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { countHashtags } from '@carillon/contracts/http/posts/count-hashtags.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS } from '@carillon/kit/test/test-keys.ts';
import { z } from 'zod';

const entries = z.array(
  z.object({ platform_id: z.literal(PLATFORM_IDS), page_id: z.string().nullish(), content: z.string() }),
);

interface StoredPost {
  readonly id: string;
  readonly by: string;
  readonly topic: string;
  readonly scheduledTime: string | null;
  readonly publications: PublicationView[];
  readonly content: string;
}

/** A fake of posts for the assistant: stores each request once per ID, and succeeds or refuses as scripted. */
export function createFakePosts() {
  const state = {
    posts: new Map<string, StoredPost>(),
    /** Whatever was asked that changes something, such as `cancel pub-1`. */
    changes: [] as string[],
    refusal: null as { code: ErrorName; message: string } | null,
    /** The networks' reply to a publication. */
    reason: null as string | null,
    /** It accepts the request but loses the reply. While it is down, it can't be read either. */
    losesReply: false,
    isDown: false,
    /** Publishing waits for this. */
    until: null as Promise<void> | null,
    /** How often. */
    sent: 0,
  };
  const app = createServiceApp({
    service: 'posts',
    log: quietLog,
    publicKeys: TEST_PUBLIC_KEYS,
    securityLog: { tell: () => undefined },
  });

  const make = async (request: Request, by: string): Promise<StoredPost> => {
    state.sent++;
    await state.until;
    if (state.refusal) throw new AppError(state.refusal.code, { message: state.refusal.message });
    const form = await request.formData();
    const id = String(form.get('draft_id'));
    const storedPost = state.posts.get(id);
    if (storedPost) return storedPost;
    const entryList = entries.parse(JSON.parse(String(form.get('platforms'))));
    const time = form.get('scheduled_time');
    const scheduledTime = time === null ? null : String(time);
    const createdStoredPost: StoredPost = {
      id,
      by,
      scheduledTime,
      topic: String(form.get('initial_post_description')),
      content: entryList[0]?.content ?? '',
      publications: entryList.map((one, n) =>
        publicationOf(`${id}-${n}`, one.platform_id, one.page_id ?? null, scheduledTime, state.reason),
      ),
    };
    state.posts.set(id, createdStoredPost);
    if (state.losesReply) throw new AppError('service_unavailable');
    return createdStoredPost;
  };
  const acceptedReply = (post: StoredPost, message: string) => ({
    success: true as const,
    message,
    post_id: post.id,
    earlier: false,
    results: post.publications,
  });
  const changed = (what: string) => {
    if (state.refusal) throw new AppError(state.refusal.code, { message: state.refusal.message });
    state.changes.push(what);
    const publication = publicationOf('pub-1', 1, 'page-1', null, null);
    return { success: true as const, message: `Done: ${what}.`, publication };
  };

  mount(app, publishPosts, async ({ c, userId }) =>
    acceptedReply(await make(c.req.raw, userId), 'Your post is on its way.'),
  );
  mount(app, schedulePosts, async ({ c, userId }) => {
    const post = await make(c.req.raw, userId);
    const when = { due_at: new Date(0).toISOString(), scheduled_time: post.scheduledTime, timezone: 'UTC' };
    return { ...acceptedReply(post, `Your post is scheduled for ${post.scheduledTime}.`), ...when };
  });
  mount(app, getPost, async ({ params }) => {
    if (state.isDown) throw new AppError('service_unavailable');
    const post = state.posts.get(params.id);
    if (!post) throw new AppError('not_found');
    return {
      success: true as const,
      post: {
        id: post.id,
        initial_description: post.topic,
        created_at: new Date(0).toISOString(),
        scheduled_time: post.scheduledTime,
        timezone: null,
        results: post.publications.map((one) => ({
          ...one,
          content: post.content,
          edited_at: null,
          retried_at: null,
          media: [],
          history: [],
        })),
      },
    };
  });
  mount(app, listUserPosts, async () => ({ success: true as const, posts: {} }));
  mount(app, cancelPublication, async ({ params }) => changed(`cancel ${params.id}`));
  mount(app, retryPublication, async ({ params }) => changed(`retry ${params.id}`));
  mount(app, reschedulePublication, async ({ params, body }) =>
    changed(`reschedule ${params.id} ${body.scheduled_time} ${body.timezone}`),
  );
  mount(app, deletePost, async ({ params }) => {
    const { success, message } = changed(`delete ${params.id}`);
    return { success, message, results: [], refused: [] };
  });
  mount(app, countHashtags, async () => ({ counts: {} }));
  const transports: Transports = { posts: (request) => app.fetch(request) };
  return { state, transports };
}

function publicationOf(
  id: string,
  platformId: PlatformId,
  page_id: string | null,
  scheduled_time: string | null,
  reason: string | null,
): PublicationView {
  const status = scheduled_time ? 'scheduled' : reason ? 'failed' : 'published';
  const platform = platformById(platformId).name;
  return {
    id,
    platform,
    platform_id: PLATFORMS[platform].id,
    page_id,
    target_name: 'Bells & Co',
    status,
    scheduled_time,
    timezone: null,
    reason,
    reason_code: null,
    network_message: null,
    due_at: null,
    published_at: null,
    failed_at: null,
    canceled_at: null,
    late: false,
    attempts: 1,
    next_attempt_at: null,
    waiting_for: null,
    post_url: null,
    may_be_out: false,
    from_queue: false,
    series_id: null,
    taken_down_at: null,
    can_take_down: false,
    first_comment: null,
    can_edit: false,
    can_cancel: false,
    can_reschedule: false,
    can_retry: false,
    can_delete: false,
  };
}
