import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CHART, ROOT } from './cluster.ts';
import { run } from './commands.ts';

/** A chart that was there before this one. */
export interface LastChart {
  /** Its folder. */
  readonly chart: string;
  /** The tag or commit that has it. */
  readonly revision: string;
}

/** Takes the chart of the last release out of git; before the first release, the chart before its last change. */
export async function takeLastChart(folder: string): Promise<LastChart> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: ROOT })).stdout.trim();
  const tag = ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^'];
  const revision = await git(...tag).catch(
    async () => `${await git('log', '-1', '--format=%h', '--', CHART)}^`,
  );
  const to = path.join(folder, 'last');
  await mkdir(to, { recursive: true });
  const archive = path.join(folder, 'last.tar');
  await git('archive', `--output=${archive}`, revision, CHART);
  await run('tar', ['-xf', archive, '-C', to]);
  return { chart: path.join(to, CHART), revision };
}
