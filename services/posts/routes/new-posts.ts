import { randomUUID } from 'node:crypto';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { postForm } from '@carillon/contracts/http/posts/post-form.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { scheduleForm, schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { withdrawRequest } from '@carillon/contracts/http/posts/withdraw-request.ts';
import { mount, parse } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { z } from 'zod';
import { createPost, type TakenPost } from '../authoring/create-post.ts';
import type { CreatedPost } from '../authoring/publications-of.ts';
import { withdrawRequest as withdraw } from '../authoring/withdraw-request.ts';
import type { PostsContext } from '../context.ts';
import { NO_PLATFORM } from '../domain/check-entries.ts';
import { onItsWay, scheduledFor, takenBefore, tooLateToCancel, withdrawn } from '../domain/sentences.ts';
import { viewOf } from '../domain/view.ts';
import { withUpload } from './with-upload.ts';

const platforms = { platforms: z.string(NO_PLATFORM) };
const toPublish = postForm.extend(platforms);
const toSchedule = scheduleForm.extend(platforms);

/** Publishing and scheduling, and taking that back. */
export function mountNewPosts(app: Hono<ServiceEnv>, context: PostsContext): void {
  mount(app, publishPosts, ({ workspaceId, userId: createdBy, c }) =>
    withUpload(context.media, c.req.raw, randomUUID(), async ({ fields, files, postId, keep }) => {
      const form = parse(toPublish, fields);
      const request = { postId, workspaceId, createdBy, files, schedule: null, ...wordsOf(form) };
      const created = await createPost(context, request, keep);
      const { earlier } = created;
      return { ...replyOf(created, context), earlier, message: said(created, onItsWay) };
    }),
  );

  mount(app, schedulePosts, ({ workspaceId, userId: createdBy, c }) =>
    withUpload(context.media, c.req.raw, randomUUID(), async ({ fields, files, postId, keep }) => {
      const form = parse(toSchedule, fields);
      const schedule = {
        localTime: form.scheduled_time,
        timezone: form.timezone || null,
        aiSuggested: form.use_ai_suggestion === '1',
      };
      const request = { postId, workspaceId, createdBy, files, schedule, ...wordsOf(form) };
      const created = await createPost(context, request, keep);
      const { post, publications, earlier } = created;
      const { localTime, timezone } = post;
      return {
        ...replyOf(created, context),
        message: said(created, (platforms) => scheduledFor(platforms, localTime ?? '', timezone ?? 'UTC')),
        earlier,
        due_at: (publications[0]?.dueAt ?? post.createdAt).toISOString(),
        scheduled_time: localTime,
        timezone,
      };
    }),
  );

  mount(app, withdrawRequest, async ({ workspaceId, params }) => {
    const taken = await withdraw(context, workspaceId, params.request_key);
    if (!taken) return { success: true as const, message: withdrawn, taken: null };
    const { success, ...post } = replyOf(taken, context);
    return { success, message: tooLateToCancel, taken: post };
  });
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

/** Words for its owner: the given ones, unless what was taken is another form's post. */
const said = (taken: TakenPost, words: (platforms: readonly PlatformName[]) => string): string =>
  (taken.earlier ? takenBefore : words)(platformsOf(taken));

const platformsOf = ({ publications }: CreatedPost) => publications.map(({ platform }) => platform);
