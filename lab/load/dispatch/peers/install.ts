import { spawnSync } from 'node:child_process';
import { isInstalled } from '../../../../deploy/standalone/installed.mjs';

const FOLDER = import.meta.dirname;

/**
 * Installs BullMQ and Agenda in this folder, unless they are there: nothing else needs them.
 * @throws Error when npm fails
 */
export function installPeers(): void {
  if (isInstalled(FOLDER)) return;
  console.log('Installing BullMQ and Agenda …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`BullMQ and Agenda could not be installed in ${FOLDER}.`);
}
