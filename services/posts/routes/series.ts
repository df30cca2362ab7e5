import { changeSeries } from '@carillon/contracts/http/posts/change-series.ts';
import { getSeries } from '@carillon/contracts/http/posts/get-series.ts';
import { resumeSeries } from '@carillon/contracts/http/posts/resume-series.ts';
import { stopSeries } from '@carillon/contracts/http/posts/stop-series.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { answerToDraft } from '../domain/answers.ts';
import { changeSeries as change } from '../series/change-series.ts';
import { ownSeries } from '../series/own-series.ts';
import { planAhead } from '../series/plan-ahead.ts';
import { showSeries } from '../series/show-series.ts';
import { type Stopped, stopSeries as stop } from '../series/stop-series.ts';

/** Posts that repeat. One of them alone is changed and canceled as any other post is. */
export function mountSeries(app: Hono<ServiceEnv>, context: ApiContext): void {
  const find = (id: string, workspaceId: string) => ownSeries(context, id, workspaceId);
  const show = async (id: string, workspaceId: string) => showSeries(await find(id, workspaceId));

  mount(app, getSeries, async ({ workspaceId, params: { id } }) => ({
    success: true as const,
    series: await show(id, workspaceId),
  }));

  mount(app, stopSeries, async ({ workspaceId, params: { id } }) => {
    const stopped = await stop(context, await find(id, workspaceId), 0);
    return { success: true as const, message: saidOf(stopped), series: await show(id, workspaceId) };
  });

  mount(app, resumeSeries, async ({ workspaceId, params: { id } }) => {
    const { id: seriesId } = await find(id, workspaceId);
    if (!(await context.stores.series.resume(seriesId, context.clock())))
      throw new AppError('conflict', { message: 'This series has ended. Schedule a new one.' });
    await planAhead(context, await find(id, workspaceId));
    const series = await show(id, workspaceId);
    const message = series.reason ?? 'The series goes on.';
    return { success: true as const, message, series };
  });

  mount(app, changeSeries, async ({ workspaceId, userId, params, body }) => {
    const wanted = { postId: body.post_id, draftId: body.draft_id, workspaceId, userId };
    const { draft, missingMedia } = await change(context, params.id, wanted);
    return {
      success: true as const,
      message: answerToDraft('returned', missingMedia, []),
      draft_id: draft.id,
      missing_media: missingMedia,
      refused: [],
    };
  });
}

function saidOf({ canceled, refused }: Stopped): string {
  const ahead = canceled === 1 ? 'One post ahead is canceled.' : `${canceled} posts ahead are canceled.`;
  const rest = refused === 0 ? '' : ` ${refused === 1 ? 'One is' : `${refused} are`} on the way out already.`;
  return `The series is stopped. ${canceled === 0 ? 'No post was ahead.' : ahead}${rest}`;
}
