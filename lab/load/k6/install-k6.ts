import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const VERSION = 'v1.8.1';
const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, '.cache/k6', VERSION);
const INSTALLED = path.join(FOLDER, process.platform === 'win32' ? 'k6.exe' : 'k6');
/** Where Go installs itself, besides the PATH. */
const GO = ['go', '/usr/local/go/bin/go'];

const runs = (command: string, argument: string): boolean =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;

/**
 * k6, in the version that the scripts are written for; built with Go the first time, which takes minutes.
 * @throws Error with a message if there is no Go, or if the build fails
 */
export function installK6(): string {
  if (runs(INSTALLED, 'version')) return INSTALLED;
  const go = GO.find((command) => runs(command, 'version'));
  if (!go)
    throw new Error(
      `k6 is not here, and is built by Go, which is not here either. Install Go 1.24 or newer (https://go.dev/dl), or put k6 ${VERSION} at ${INSTALLED}.`,
    );
  console.log(`Building k6 ${VERSION}, which takes some minutes the first time …`);
  mkdirSync(FOLDER, { recursive: true });
  const { status, stderr } = spawnSync(go, ['install', `go.k6.io/k6@${VERSION}`], {
    env: { ...process.env, GOBIN: FOLDER, GOFLAGS: '-mod=mod' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`k6 could not be built:\n${stderr}`);
  return INSTALLED;
}
