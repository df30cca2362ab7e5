import { type ExportLine, exportLine } from '@carillon/contracts/data-export.ts';

/** Longer than any row, or piece of a file. */
const LONGEST = 32 * 1024 * 1024;

/**
 * The lines of a service's reply.
 * @throws Error if it breaks off or isn't one
 */
export async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<ExportLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST) throw new Error('a line of a data export has no end');
    for (const text of lines) {
      const line = exportLine.parse(JSON.parse(text));
      if ('end' in line) return;
      yield line;
    }
  }
  throw new Error('a data export broke off');
}
