import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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

/** Processor time that it has used, of all its threads, in seconds. Needs `/proc`, so Linux; not a number elsewhere. */
export function cpuSeconds(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100;
}

/** Needs `/proc`, so Linux; not a number elsewhere. */
export const threadsOf = (pid: number): number => Number(statOf(pid)[17]);

/** Returns Linux's fields about a process, after its name: the state comes first. */
function statOf(pid: number): string[] {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
