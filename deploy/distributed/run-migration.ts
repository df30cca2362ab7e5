import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { NODE, ROOT } from '../standalone/prepare.mjs';
import type { Plan } from './pieces.ts';
import type { SuperviseOptions } from './supervise.ts';

/**
 * Migrates the databases, in a process that exits when done.
 * @throws Error if it fails; it has printed the reason
 */
export async function runMigration(
  migration: Plan['migration'],
  { env, say }: Pick<SuperviseOptions, 'env' | 'say'>,
): Promise<void> {
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', migration.script], {
    cwd: ROOT,
    env: { ...env, ...migration.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => say(`migrate: ${line}`));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The databases could not be brought up to date; what was said is above.');
}
