import { countHashtags } from '@carillon/contracts/http/posts/count-hashtags.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { countHashtags as count } from '../posts/count-hashtags.ts';

export function mountHashtags(app: Hono<ServiceEnv>, context: ApiContext): void {
  mount(app, countHashtags, async ({ body }) => ({
    counts: await count(context, body.workspace_id, body.hashtags),
  }));
}
