import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { git } from './git.ts';

const CHART = 'deploy/kubernetes/chart';
/** Where `.ci/helm.sh` builds it. */
const BUILT = path.join(ROOT, '.cache/go-tools/helm');

/**
 * Packs the chart as `carillon-VERSION.tgz`: with helm, which checks it first, or else from the last commit.
 * @returns by what it was packed
 * @throws Error when helm finds a fault in the chart
 */
export function packageChart(version: string, folder: string): 'helm' | 'git' {
  const helm = [BUILT, 'helm'].find(runs);
  if (!helm) {
    const file = path.join(folder, `carillon-${version}.tgz`);
    git(['archive', '--format=tar.gz', '--prefix=carillon/', '-o', file, `HEAD:${CHART}`]);
    return 'git';
  }
  const chart = path.join(ROOT, CHART);
  // A required value has no default.
  execFileSync(helm, ['lint', chart, '--quiet', '--set', 'publicUrl=https://carillon.example'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync(helm, ['package', chart, '--destination', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return 'helm';
}

function runs(command: string): boolean {
  if (command === BUILT && !existsSync(BUILT)) return false;
  try {
    execFileSync(command, ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
