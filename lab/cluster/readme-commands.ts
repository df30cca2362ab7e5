import { readFileSync } from 'node:fs';
import path from 'node:path';

const README = path.join(import.meta.dirname, '../../deploy/kubernetes/README.md');

/** The commands of the first block of the chart's README, each on one line, without what is said of them. */
export function readmeCommands(): string[] {
  const block = /```sh\n(.*?)```/s.exec(readFileSync(README, 'utf8'))?.[1] ?? '';
  return block
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => (line.split(' #')[0] ?? '').trim())
    .filter(Boolean);
}

/**
 * Those that install: the Secrets, the namespace and the release, whose files are made in `made`.
 * @throws Error if the README has them no more
 */
export function installCommands(made: string): string[] {
  const commands = readmeCommands()
    .filter((line) => !/^npm (install|run --silent images)/.test(line))
    .map((line) =>
      line.replace(/^(npm run chart -- secrets)$/, `$1 ${made}`).replace('deploy/kubernetes/made', made),
    );
  for (const start of [
    'npm run chart -- secrets',
    'kubectl create namespace',
    'kubectl apply',
    'helm install',
  ])
    if (!commands.some((line) => line.startsWith(start))) throw new Error(`The README has no "${start}"`);
  return commands;
}
