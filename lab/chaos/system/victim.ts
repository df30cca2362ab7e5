import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers } from '../../../deploy/processes/run-child.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Node's compile cache for the next start: a run starts and ends processes all the time. */
const COMPILED = path.join(ROOT, '.cache/chaos-compiled');
/** A victim inherits only these settings from the tester. */
const { PATH, HOME, TMPDIR } = process.env;
const INHERITED = { PATH, HOME, TMPDIR };
const START_TIMEOUT_MS = 60_000;
const END_TIMEOUT_MS = 35_000;

export interface VictimPlan {
  readonly name: string;
  /** One of the product's own entry files, below the root of the checkout. */
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly readyUrl: string;
  /** How far its clock is off. */
  readonly skewMs: number;
}

export interface VictimOptions {
  readonly logFolder: string;
  readonly withoutLook: boolean;
  /** The file that says how much time everyone has skipped; see inside/clock.ts. */
  readonly skippedFile: string;
  /** It ended though nobody had asked: by its own aim, or of itself. */
  onEnd(name: string, how: string): void;
}

/** A process of the product that may be ended at any moment. */
export interface Victim {
  readonly name: string;
  readonly skewMs: number;
  /** @param aim see inside/watched-networks.ts; resolves when it is ready, or with false when it ended before */
  start(aim?: string): Promise<boolean>;
  /** Gives how it ended; null when it was not running. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<string | null>;
  /** Suspends it, and resumes it when the callback is done. False if it wasn't running. */
  freeze(until: () => Promise<void>): Promise<boolean>;
  /** Calls to the networks that it waits for. */
  inFlight(): number;
}

export function createVictim(plan: VictimPlan, options: VictimOptions): Victim {
  let child: ChildProcess | null = null;
  let inFlight = 0;
  let wasAsked = false;

  const spawned = (aim: string): ChildProcess => {
    const log = openSync(path.join(options.logFolder, `${plan.name}.log`), 'a');
    const childProcess = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', './lab/chaos/inside/preload.ts', plan.script],
      {
        cwd: ROOT,
        stdio: ['ignore', log, log, 'ipc'],
        // Ctrl-C is for the one who runs the tests.
        detached: true,
        env: {
          ...INHERITED,
          ...plan.env,
          NODE_COMPILE_CACHE: COMPILED,
          CHAOS_SKEW_MS: String(plan.skewMs),
          CHAOS_SKIPPED: options.skippedFile,
          CHAOS_AIM: aim,
          CHAOS_WITHOUT_LOOK: options.withoutLook ? '1' : '',
        },
      },
    );
    closeSync(log);
    childProcess.on('message', (message: { inFlight: number }) => {
      inFlight = message.inFlight;
    });
    childProcess.on('error', () => undefined);
    childProcess.once('exit', (code, signal) => {
      if (child === childProcess) child = null;
      inFlight = 0;
      if (!wasAsked) options.onEnd(plan.name, String(code ?? signal));
    });
    return childProcess;
  };

  return {
    name: plan.name,
    skewMs: plan.skewMs,
    async start(aim = '') {
      wasAsked = false;
      const childProcess = spawned(aim);
      child = childProcess;
      const end = performance.now() + START_TIMEOUT_MS;
      while (!(await answers(plan.readyUrl))) {
        if (child !== childProcess) return false;
        if (performance.now() > end) throw new Error(`${plan.name} did not get ready; see its log`);
        await pause(25);
      }
      if (childProcess.connected) childProcess.send('ready', () => undefined);
      return true;
    },
    async end(signal) {
      const childProcess = child;
      if (!childProcess) return null;
      wasAsked = true;
      const exit = once(childProcess, 'exit');
      childProcess.kill(signal);
      const late = setTimeout(() => childProcess.kill('SIGKILL'), END_TIMEOUT_MS);
      const [code, by] = await exit;
      clearTimeout(late);
      return String(code ?? by);
    },
    async freeze(until) {
      const childProcess = child;
      if (!childProcess) return false;
      childProcess.kill('SIGSTOP');
      await until().finally(() => childProcess.kill('SIGCONT'));
      return child === childProcess;
    },
    inFlight: () => inFlight,
  };
}
