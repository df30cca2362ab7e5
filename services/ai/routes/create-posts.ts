import { ERRORS } from '@carillon/contracts/errors.ts';
import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { AiContext } from '../context.ts';
import { writePosts } from '../usecases/write-posts.ts';

const NDJSON = 'application/x-ndjson';

/** As JSON when it is done, or line by line as it goes when the caller accepts that. */
export function mountCreatePosts(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(app, createPosts, async ({ body, userId, c }) => {
    const request = { topic: body.content, userId, signal: c.req.raw.signal };
    if (!c.req.header('accept')?.includes(NDJSON)) return writePosts(request, context, () => undefined);
    c.header('content-type', NDJSON);
    c.header('cache-control', 'no-store');
    // Proxies that gather what they pass on would keep the steps back.
    c.header('x-accel-buffering', 'no');
    return stream(c, async (out) => {
      const line = (value: object) => out.write(`${JSON.stringify(createPosts.stream?.parse(value))}\n`);
      try {
        const result = await writePosts(request, context, (step, state) =>
          line({ type: 'step', step, state }),
        );
        await line({ type: 'result', result });
      } catch (err) {
        context.log.error({ err }, 'drafts could not be written');
        const { message } = err instanceof AppError ? err : ERRORS.generation_failed;
        await line({ type: 'failure', message });
      }
    });
  });
}
