import { downloadData } from '@carillon/contracts/http/gateway/download-data.ts';
import { beginDataExport } from '@carillon/contracts/http/identity/data-export/begin-data-export.ts';
import {
  REPORT_EVERY_MS,
  reportDataExport,
} from '@carillon/contracts/http/identity/data-export/report-data-export.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { parse } from '@carillon/kit/http/mount.ts';
import type { Context } from 'hono';
import type { GatewayContext } from '../context.ts';
import { allFiles } from '../data-export/all-files.ts';
import { zipOf } from '../data-export/archive.ts';
import { clientAddress } from '../origin/client-address.ts';
import type { Session } from '../sessions/sessions.ts';

/** The archive of a user's data, put together while the browser takes it. @throws AppError `not_found` for a ticket that is not good */
export async function openDownload(
  c: Context,
  { userId, id: sessionId }: Session,
  context: GatewayContext,
): Promise<Response> {
  const { origin, routing, services, streams, telemetry, clock } = context;
  const { ticket } = parse(downloadData.query, c.req.query());
  // The request would use up the ticket and return nothing.
  if (c.req.method === 'HEAD') return c.body(null, 200, headersOf(clock()));
  const reply = await services.call(beginDataExport, {
    body: {
      ticket,
      user_id: userId,
      session_id: sessionId,
      address: clientAddress(c, origin),
      user_agent: (c.req.header('user-agent') ?? '').slice(0, 1000),
    },
  });
  if (!reply.export) throw new AppError('not_found', { message: TOO_LATE });
  const { lease, workspaces } = reply.export;
  const report = (state: 'running' | 'whole' | 'broken') =>
    services.call(reportDataExport, { body: { user_id: userId, lease, state } });
  const body = streams.downloads.begin({
    askEveryMs: REPORT_EVERY_MS,
    goesOn: async () => (await report('running')).goes_on,
    onEnd: async (whole) => void (await report(whole ? 'whole' : 'broken')),
    make(signal) {
      const sources = { services, operations: routing.operations, signal, now: clock() };
      const zip = zipOf(allFiles(sources, { userId, workspaces }), signal);
      zip.on('error', (err) => telemetry.log.info({ err, userId }, 'a data export broke off'));
      return zip;
    },
  });
  return new Response(body, { headers: headersOf(clock()) });
}

const TOO_LATE = sentence`This download link was already used or has expired. Request your data again.`;

const headersOf = (now: Date): Record<string, string> => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="carillon-data-${now.toISOString().slice(0, 10)}.zip"`,
  'cache-control': 'no-store',
  // Buffering proxies would hold it back.
  'x-accel-buffering': 'no',
});
