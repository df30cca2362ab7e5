import { getSeries } from '@carillon/contracts/http/posts/get-series.ts';
import { resumeSeries } from '@carillon/contracts/http/posts/resume-series.ts';
import { stopSeries } from '@carillon/contracts/http/posts/stop-series.ts';
import { plural, sentence, type Text, text } from '@carillon/contracts/text.ts';
import { messageFields } from '@carillon/contracts/words/stored-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { findOwnSeries } from '../series/find-own-series.ts';
import { PLAN_MS, planAhead } from '../series/plan-ahead.ts';
import { showSeries } from '../series/show-series.ts';
import { type Stopped, stopSeries as stop } from '../series/stop-series.ts';

/** Repeating posts. A single one is changed and canceled like any other post. */
export function mountSeries(app: Hono<ServiceEnv>, context: ApiContext): void {
  const find = (id: string, workspaceId: string) => findOwnSeries(context, id, workspaceId);
  const show = async (id: string, workspaceId: string) => showSeries(await find(id, workspaceId));

  mount(app, getSeries, async ({ workspaceId, params: { id } }) => ({
    success: true as const,
    series: await show(id, workspaceId),
  }));

  mount(app, stopSeries, async ({ workspaceId, params: { id } }) => {
    const stopped = await stop(context, await find(id, workspaceId));
    return { success: true as const, ...messageFields(saidOf(stopped)), series: await show(id, workspaceId) };
  });

  mount(app, resumeSeries, async ({ workspaceId, params: { id } }) => {
    const { id: seriesId } = await find(id, workspaceId);
    if (!(await context.stores.series.resume(seriesId, context.clock())))
      throw new AppError('conflict', { message: sentence`This series has ended. Schedule a new one.` });
    await planAhead(context, await find(id, workspaceId), PLAN_MS);
    const resumed = await find(id, workspaceId);
    const message = resumed.series.reason ?? sentence`The series is running again.`;
    return { success: true as const, ...messageFields(message), series: showSeries(resumed) };
  });
}

function saidOf({ canceled, refused }: Stopped): Text {
  const stopped = text`The series is stopped. ${plural({ canceled }, { '=0': 'No posts were scheduled.', one: 'One scheduled post is canceled.', other: '# scheduled posts are canceled.' })}`;
  if (refused === 0) return stopped;
  return text`${{ stopped }} ${plural({ refused }, { one: 'One is already being published.', other: '# are already being published.' })}`;
}
