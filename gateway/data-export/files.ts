import type { ExportLine } from '@carillon/contracts/data-export.ts';

/** One file of an archive, to be read before the next one is asked for. */
export interface ArchiveFile {
  readonly path: string;
  /** A description of the file for its reader. */
  readonly about: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The files that lines are of, each read no sooner than it is asked for. */
export async function* filesOf(lines: AsyncGenerator<ExportLine>): AsyncGenerator<ArchiveFile> {
  let { done, value: line } = await lines.next();
  const step = async () => {
    ({ done, value: line } = await lines.next());
  };
  try {
    while (!done) {
      if (!('open' in line)) throw new Error('a data export has a line that is in no file');
      const { open: path, about } = line;
      await step();
      const userLines = async function* (): AsyncGenerator<Exclude<ExportLine, { open: string }>> {
        for (; !done && !('open' in line); await step()) yield line;
      };
      yield { path, about, bytes: path.endsWith('.json') ? listOf(userLines()) : piecesOf(userLines()) };
    }
  } finally {
    await lines.return(undefined);
  }
}

const encoder = new TextEncoder();

async function* listOf(lines: AsyncIterable<ExportLine>): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const line of lines) {
    if (!('row' in line)) throw new Error('a data export has something else in a list than rows');
    yield encoder.encode(before + JSON.stringify(line.row, null, 2));
    before = ',\n';
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n');
}

async function* piecesOf(lines: AsyncIterable<ExportLine>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) {
    if ('text' in line) yield encoder.encode(line.text);
    else if ('base64' in line) yield Buffer.from(line.base64, 'base64');
    else throw new Error('a data export has rows in what is no list');
  }
}
