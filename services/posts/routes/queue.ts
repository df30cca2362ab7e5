import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { listQueue, showSchedule } from '../authoring/list-queue.ts';
import { savePostingSchedule as save } from '../authoring/save-posting-schedule.ts';

/** The posting slots of accounts, and what waits in them. */
export function mountQueue(app: Hono<ServiceEnv>, context: ApiContext): void {
  mount(app, getQueue, async ({ workspaceId }) => ({
    success: true as const,
    schedules: await listQueue(context, workspaceId),
  }));

  mount(app, savePostingSchedule, async ({ workspaceId, userId, body }) => {
    const schedule = await save(context, { workspaceId, createdBy: userId }, body);
    return {
      success: true as const,
      message: 'Posting slots saved.',
      schedule: await showSchedule(context, schedule),
    };
  });
}
