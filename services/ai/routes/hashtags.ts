import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { analyzeHashtags } from '@carillon/contracts/http/ai/analyze-hashtags.ts';
import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { searchHashtags } from '@carillon/contracts/http/ai/search-hashtags.ts';
import type { Writer } from '@carillon/contracts/http/ai/writer.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AiContext } from '../context.ts';
import { hashtagsTask } from '../tasks/hashtags/task.ts';
import { countHashtags } from '../usecases/count-hashtags.ts';
import { runTask } from '../usecases/run-task.ts';

interface HashtagRequest {
  readonly text: string;
  readonly locale: Locale | undefined;
  readonly userId: string;
  readonly workspaceId: string;
  readonly signal: AbortSignal;
}

export function mountHashtags(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(app, searchHashtags, async ({ body, userId, workspaceId, c }) => {
    const request = {
      text: body.hashtag,
      locale: body.locale,
      userId,
      workspaceId,
      signal: c.req.raw.signal,
    };
    const { hashtags, ...reply } = await find(request, context);
    return { ...reply, data: { trending_hashtags: hashtags } };
  });

  mount(app, analyzeHashtags, async ({ body, userId, workspaceId, c }) => {
    const request = { text: body.text, locale: body.locale, userId, workspaceId, signal: c.req.raw.signal };
    const { hashtags, ...reply } = await find(request, context);
    return { ...reply, data: { hashtags } };
  });
}

interface FoundHashtags {
  readonly success: true;
  readonly hashtags: FoundHashtag[];
  readonly message: string;
  readonly writer: Writer;
}

async function find(
  { text, locale, userId, workspaceId, signal }: HashtagRequest,
  context: AiContext,
): Promise<FoundHashtags> {
  const request = { input: { text, locale }, userId, workspaceId, signal };
  const { output, writer } = await runTask(hashtagsTask, request, context);
  return {
    success: true,
    hashtags: await countHashtags(output.hashtags, workspaceId, context),
    message: foundText(output.hashtags.length),
    writer,
  };
}

const foundText = (count: number): string => {
  if (count === 0) return 'No hashtags found. Describe the topic in a few words.';
  return count === 1 ? '1 hashtag found.' : `${count} hashtags found.`;
};
