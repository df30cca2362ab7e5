import { scoreComments } from '@carillon/contracts/http/ai/score-comments.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AiContext } from '../context.ts';
import { sentimentTask } from '../tasks/sentiment/task.ts';

export function mountScoreComments(app: Hono<ServiceEnv>, { fallback }: Pick<AiContext, 'fallback'>): void {
  mount(app, scoreComments, ({ body, c }) => fallback.run(sentimentTask, body, { signal: c.req.raw.signal }));
}
