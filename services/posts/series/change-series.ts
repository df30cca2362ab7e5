import { AppError } from '@carillon/kit/errors.ts';
import { ownPost } from '../authoring/own-post.ts';
import { type MadeDraft, makeDraft, type ToDraft, type ToDraftDeps } from '../authoring/post-to-draft.ts';
import { timesOf } from '../domain/series-post.ts';
import { ownSeries } from './own-series.ts';
import { occurrenceId } from './plan-ahead.ts';
import { type StopDeps, type Stopped, stopSeries } from './stop-series.ts';

interface Deps extends StopDeps, ToDraftDeps {
  readonly stores: StopDeps['stores'] & ToDraftDeps['stores'];
}

/**
 * A draft of one post of a series, which repeats as the rest did; the series ends before that post. The draft comes first,
 * so that the text is there whatever happens; a repeated call goes on with the end.
 * @throws AppError `not_found`, `conflict`, `too_many_drafts`, `draft_sent`
 */
export async function changeSeries(
  deps: Deps,
  seriesId: string,
  wanted: ToDraft,
): Promise<MadeDraft & { readonly stopped: Stopped }> {
  const { postId, draftId, workspaceId } = wanted;
  const head = await ownSeries(deps, seriesId, workspaceId);
  const times = timesOf(head);
  const from = times.findIndex((one, n) => (n === 0 ? head.id : occurrenceId(head, one)) === postId);
  const one = times[from];
  if (!one) throw new AppError('not_found', { message: 'We couldn’t find that post in the series.' });
  const { post, publications } = await ownPost(deps, postId, workspaceId);
  const begun = await deps.stores.drafts.find(draftId, workspaceId);
  if (!begun && !publications.some(({ status, removedAt }) => status === 'scheduled' && !removedAt))
    throw new AppError('conflict', { message: NOT_PLANNED });
  const { count, ...rule } = head.series.repeat;
  const left = times.length - from;
  const made = await makeDraft(
    deps,
    wanted,
    { post, publications },
    {
      ...{ mode: 'later', scheduled_time: one.localTime, timezone: head.timezone },
      repeat:
        left < 2 ? null : { ...rule, weekdays: [...rule.weekdays], count: count === null ? null : left },
    },
  );
  return { ...made, stopped: await stopSeries(deps, head, from) };
}

const NOT_PLANNED = 'This post is out or canceled by now. Change one that is still planned.';
