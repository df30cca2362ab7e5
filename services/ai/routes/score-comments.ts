import { scoreComments } from '@carillon/contracts/http/ai/score-comments.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { sentimentTask } from '../tasks/sentiment/task.ts';
import type { Models } from '../usecases/models.ts';

export function mountScoreComments(
  app: Hono<ServiceEnv>,
  { models: { fallback } }: { readonly models: Pick<Models, 'fallback'> },
): void {
  mount(app, scoreComments, ({ body, c }) => fallback.run(sentimentTask, body, { signal: c.req.raw.signal }));
}
