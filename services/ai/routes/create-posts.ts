import { type CreatedPosts, createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AiContext } from '../context.ts';
import type { DraftsOutput } from '../tasks/drafts/schema.ts';
import { draftsTask } from '../tasks/drafts/task.ts';
import { countHashtags } from '../usecases/count-hashtags.ts';
import { runTask, type TaskResult } from '../usecases/run-task.ts';
import { streamReply } from './stream-reply.ts';

export function mountCreatePosts(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(app, createPosts, ({ body, userId, workspaceId, c }) =>
    streamReply(createPosts, c, async (options) => {
      const input = { topic: body.content, details: body.details, locale: body.locale };
      const request = { ...options, input, userId, workspaceId };
      const result = await runTask(draftsTask, request, context);
      return replyOf(result, await countHashtags(result.output.trending, workspaceId, context));
    }),
  );
}

const replyOf = ({ output, writer }: TaskResult<DraftsOutput>, trending: FoundHashtag[]): CreatedPosts => ({
  success: true,
  posts: output.drafts,
  trending_hashtags: trending,
  message: output.drafts.length === 1 ? '1 draft is ready.' : `${output.drafts.length} drafts are ready.`,
  writer,
});
