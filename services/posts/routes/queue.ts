import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import { previewPostingSchedule } from '@carillon/contracts/http/posts/preview-posting-schedule.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import { plural, sentence, type Text, text } from '@carillon/contracts/text.ts';
import { messageFields } from '@carillon/contracts/words/stored-text.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { updateQuotas } from '../planning/post-quotas.ts';
import { listQueue, showQueued, showSchedule, showSlot } from '../queue/list-queue.ts';
import {
  previewPostingSchedule as preview,
  savePostingSchedule as save,
} from '../queue/save-posting-schedule.ts';

/** The posting slots of accounts, and what waits in them. */
export function mountQueue(app: Hono<ServiceEnv>, context: ApiContext): void {
  mount(app, getQueue, async ({ workspaceId }) => ({
    success: true as const,
    schedules: await listQueue(context, workspaceId),
  }));

  mount(app, previewPostingSchedule, async ({ workspaceId, userId, body }) => {
    const { moves, id } = await preview(context, { workspaceId, createdBy: userId }, body);
    return {
      success: true as const,
      moves: moves.map(({ waiting, to }) => ({ ...showQueued(waiting), to: showSlot(to) })),
      plan: id,
    };
  });

  mount(app, savePostingSchedule, async ({ workspaceId, userId, body }) => {
    const { schedule, moved } = await save(context, { workspaceId, createdBy: userId }, body);
    for (const publication of moved) updateQuotas(context, publication);
    return {
      success: true as const,
      ...messageFields(saidOf(moved.length)),
      moved: moved.length,
      schedule: await showSchedule(context, schedule),
    };
  });
}

const saidOf = (movedCount: number): string | Text =>
  movedCount === 0
    ? sentence`Posting slots saved.`
    : text`Posting slots saved, and ${plural({ moved: movedCount }, { one: 'one post', other: '# posts' })} moved.`;
