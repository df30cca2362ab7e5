import { beginDataExport } from '@carillon/contracts/http/identity/data-export/begin-data-export.ts';
import { exportData } from '@carillon/contracts/http/identity/data-export/export-data.ts';
import { reportDataExport } from '@carillon/contracts/http/identity/data-export/report-data-export.ts';
import { startDataExport } from '@carillon/contracts/http/identity/data-export/start-data-export.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { mountDataExport as mountExportData } from '@carillon/kit/personal-data/mount-data-export.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { beginExport } from '../data-export/begin-export.ts';
import { memberLines } from '../data-export/member-lines.ts';
import { reportExport } from '../data-export/report-export.ts';
import { startExport } from '../data-export/start-export.ts';
import { askingOf } from './asking-of.ts';

/** Taking all of one's data away: who may, and what identity itself keeps. */
export function mountDataExport(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, startDataExport, async ({ body: confirmation, ...call }) => {
    const { ticket, until } = await startExport(context, { ...askingOf(call), given: confirmation });
    return { success: true as const, ticket, expires_at: until.toISOString() };
  });

  mount(app, beginDataExport, async ({ body: { user_id, session_id, user_agent, ...rest } }) => ({
    export: await beginExport(context, {
      ...rest,
      userId: user_id,
      sessionId: session_id,
      userAgent: user_agent,
    }),
  }));

  mount(app, reportDataExport, async ({ body }) => ({ goes_on: await reportExport(context, body) }));

  mountExportData(app, exportData, {
    data: context.stores.personalData,
    more: (subject) => memberLines(context.stores, subject),
  });
}
