import type { DataExport, ExportLine, ExportSubject } from '@carillon/contracts/data-export.ts';
import type { Hono } from 'hono';
import { mount } from '../http/mount.ts';
import type { ServiceEnv } from '../http/service-app.ts';
import { streamOf } from '../http/stream-of.ts';
import type { PersonalData } from './personal-data.ts';

interface Exporting {
  readonly data: Pick<PersonalData, 'exportLines'>;
  /** Additional data besides the rows, such as files. */
  more?(subject: ExportSubject): AsyncIterable<ExportLine>;
}

/** Streams everything the service stores about a subject: only a few rows are in memory at a time. */
export function mountDataExport(
  app: Hono<ServiceEnv>,
  operation: DataExport,
  { data, more }: Exporting,
): void {
  mount(app, operation, async ({ body: { subject } }) => {
    const lines = allLines(data.exportLines(subject), more?.(subject));
    return new Response(streamOf(gatherBytes(lines)), {
      headers: { 'content-type': 'application/x-ndjson' },
    });
  });
}

async function* allLines(
  ...parts: readonly (AsyncIterable<ExportLine> | undefined)[]
): AsyncGenerator<ExportLine> {
  for (const part of parts) if (part) yield* part;
  yield { end: true };
}

const ENOUGH = 64 * 1024;

/** Many short lines travel together. */
async function* gatherBytes(lines: AsyncIterable<ExportLine>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for await (const line of lines) {
    text += `${JSON.stringify(line)}\n`;
    if (text.length < ENOUGH) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text !== '') yield encoder.encode(text);
}
