import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AnalyticsContext } from '../context.ts';
import { getOverview as overviewOf } from '../dashboard/get-overview.ts';

/** The dashboard's figures. */
export function mountFigures(app: Hono<ServiceEnv>, context: AnalyticsContext): void {
  mount(app, getOverview, async ({ query, workspaceId }) => ({
    success: true as const,
    ...(await overviewOf(context, { workspaceId, ...query })),
  }));
}
