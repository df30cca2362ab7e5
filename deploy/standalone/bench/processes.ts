import { execFileSync } from 'node:child_process';

export interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

/** Every process that this one started, directly or not. Needs `ps`, so Linux or macOS. */
export function runningBelow(pid: number): RunningProcess[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, id, parent, command = '']) => ({ pid: Number(id), parent: Number(parent), command }));
  const below = (parent: number): RunningProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** Resident memory, in megabytes of 1,000,000 bytes. */
export function residentMegabytes(pid: number): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round((Number(kibibytes) * 1024) / 1_000_000);
}
