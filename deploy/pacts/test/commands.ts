import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { runCommand } from '../run-command.ts';
import { sourceState } from '../source-state.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');

/** The commands, with a matrix and results of their own. */
export async function openCommands() {
  const folder = await mkdtemp(path.join(tmpdir(), 'matrix-'));
  const matrix = path.join(folder, 'matrix.json');
  const results = path.join(folder, 'results.json');
  return {
    matrix,
    async run(line: string, env: Readonly<Record<string, string>> = {}) {
      const lines: string[] = [];
      const write = (text: unknown) => void lines.push(`${text}\n`);
      const code = await runCommand(line.split(' '), {
        env: { ...process.env, PACT_MATRIX: matrix, PACT_RESULTS: results, ...env },
        output: { log: write, error: write },
      });
      return { code, output: lines.join('') };
    },
    /** The same in a process of its own. */
    async start(line: string) {
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', MAIN, ...line.split(' ')],
        {
          env: { ...process.env, PACT_MATRIX: matrix, PACT_RESULTS: results },
        },
      );
      const [[code], out, err] = await Promise.all([
        once(child, 'exit'),
        text(child.stdout),
        text(child.stderr),
      ]);
      return { code, output: out + err };
    },
    /** Writes results as the tests would, for the pacts of these consumers. */
    verify: (passes: (consumer: string) => boolean, state = sourceState()) =>
      writeFile(
        results,
        JSON.stringify({
          state,
          verified: readPacts()
            .filter(({ consumer }) => passes(consumer))
            .map(({ consumer, provider, hash }) => ({ consumer, provider, hash })),
        }),
      ),
    close: () => rm(folder, { recursive: true }),
  };
}
