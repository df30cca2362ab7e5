import { randomUUID } from 'node:crypto';
import { postForm } from '@carillon/contracts/http/posts/post-form.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { scheduleForm, schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { mount, parse } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { PostsContext } from '../context.ts';
import { NO_PLATFORM } from '../domain/check-entries.ts';
import { onItsWay, scheduledFor } from '../domain/sentences.ts';
import { viewOf } from '../domain/view.ts';
import { type CreatedPost, createPost } from '../usecases/create-post.ts';
import { withUpload } from './with-upload.ts';

const platforms = { platforms: z.string(NO_PLATFORM) };
const toPublish = postForm.extend(platforms);
const toSchedule = scheduleForm.extend(platforms);

/** Publishing and scheduling. */
export function mountNewPosts(app: Hono<ServiceEnv>, context: PostsContext): void {
  mount(app, publishPosts, ({ userId, c }) =>
    withUpload(context.media, c.req.raw, randomUUID(), async ({ fields, files, postId, keep }) => {
      const form = parse(toPublish, fields);
      const request = { postId, userId, files, schedule: null, ...wordsOf(form) };
      const created = await createPost(context, request, keep);
      return { ...replyOf(created, context), message: onItsWay(platformsOf(created)) };
    }),
  );

  mount(app, schedulePosts, ({ userId, c }) =>
    withUpload(context.media, c.req.raw, randomUUID(), async ({ fields, files, postId, keep }) => {
      const form = parse(toSchedule, fields);
      const schedule = {
        localTime: form.scheduled_time,
        timezone: form.timezone || null,
        aiSuggested: form.use_ai_suggestion === '1',
      };
      const created = await createPost(context, { postId, userId, files, schedule, ...wordsOf(form) }, keep);
      const { post, publications } = created;
      const scheduled_time = post.localTime ?? form.scheduled_time;
      const timezone = post.timezone ?? 'UTC';
      return {
        ...replyOf(created, context),
        message: scheduledFor(platformsOf(created), scheduled_time, timezone),
        due_at: (publications[0]?.dueAt ?? post.createdAt).toISOString(),
        scheduled_time,
        timezone,
      };
    }),
  );
}

const wordsOf = (form: z.output<typeof toPublish>) => ({
  platforms: form.platforms,
  initialDescription: form.initial_post_description,
  requestKey: form.request_key ?? null,
});

const replyOf = ({ post, publications }: CreatedPost, { clock }: PostsContext) => ({
  success: true as const,
  post_id: post.id,
  results: publications.map((publication) => viewOf(publication, clock())),
});

const platformsOf = ({ publications }: CreatedPost) => publications.map(({ platform }) => platform);
