import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { DriveResult, Errand } from './errand.ts';

export interface Driver {
  /** @throws Error when anything but a success was answered */
  drive(errand: Errand): Promise<DriveResult>;
  close(): void;
}

/** A process that sends calls. */
export function openDriver(): Driver {
  const child = fork(path.join(import.meta.dirname, 'drive.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return {
    async drive(errand) {
      child.send(errand);
      const { refused, sample, errors, ...driven } = await answerOf(child);
      if (refused + errors > 0)
        throw new Error(
          `${errand.method} ${errand.url}: ${refused} were refused (${sample}), ${errors} broke off`,
        );
      return { refused, sample, errors, ...driven };
    },
    close: () => void child.kill(),
  };
}

async function answerOf(child: ChildProcess): Promise<DriveResult> {
  const answered = new AbortController();
  const { signal } = answered;
  try {
    const exit = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`The process that sends calls ended with ${code}.`);
    });
    const [driven] = await Promise.race([once(child, 'message', { signal }), exit]);
    return driven as DriveResult;
  } finally {
    answered.abort();
  }
}
