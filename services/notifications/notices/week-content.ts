import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { linksInto } from '@carillon/contracts/domain/workspace-link.ts';
import { summarizeWeek } from '@carillon/contracts/http/analytics/summarize-week.ts';
import { summarizeSpan } from '@carillon/contracts/http/posts/summarize-span.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { weeksAround } from '../domain/monday.ts';
import type { NoticeContent } from '../domain/notice-content.ts';

type WeeklySummary = Extract<NoticeContent, { kind: 'weekly_summary' }>;

interface Deps {
  readonly services: ServiceClient;
  readonly publicUrl: string;
}

interface Week {
  readonly workspaceId: string;
  readonly workspace: string;
  readonly timezone: string;
  readonly monday: string;
}

/** The results of a week and the plan for the next. Null if nothing was published, failed or is planned. */
export async function weekContent(
  { services, publicUrl }: Deps,
  { workspaceId: workspace_id, workspace, timezone, monday }: Week,
): Promise<WeeklySummary | null> {
  const { before, week, next, from, to } = weeksAround(monday, timezone);
  const spanOf = ({ from, until }: typeof week) => {
    const body = { workspace_id, from: from.toISOString(), until: until.toISOString() };
    return services.call(summarizeSpan, { body });
  };
  const [then, now, coming] = await Promise.all([spanOf(before), spanOf(week), spanOf(next)]);
  if (now.published + now.failed + coming.planned === 0) return null;
  const body = { workspace_id, timezone, until: monday };
  const { best, ...figures } = await services.call(summarizeWeek, { body });
  const linkTo = linksInto(publicUrl, workspace_id);
  const placed = (one: {
    readonly post_id: string;
    readonly platform: Parameters<typeof labelOf>[0];
    readonly target_name: string;
    readonly words: string | null;
  }) => ({
    // The mail says that there is none, in the reader's language.
    words: one.words ?? '',
    target: `${one.target_name}, ${labelOf(one.platform)}`,
    link: linkTo(`/posts/${one.post_id}`),
  });
  return {
    kind: 'weekly_summary',
    workspace,
    from,
    to,
    ...figures,
    published: { value: now.published, before: then.published },
    failed: now.failed,
    best: best && { ...placed(best), engagement: best.engagement },
    next: coming.first.map((one) => ({ ...placed(one), at: one.due_at })),
    planned: coming.planned,
    link: linkTo('/dashboard'),
  };
}
