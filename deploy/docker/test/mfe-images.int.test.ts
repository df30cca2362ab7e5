import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseBuiltManifest } from '@carillon/contracts/manifest.ts';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildPages, bundleServer, pick } from './assemble.ts';

const pieces = readdirSync(path.join(ROOT, 'mfes'))
  .filter((name) => existsSync(path.join(ROOT, 'mfes', name, 'manifest.json')))
  .map((name) => `mfes/${name}`);

test.each(pieces)(
  'the sources of %s contain no tests and no other piece, and everything they import',
  (piece) => {
    const pickedFolder = mkdtempSync(path.join(tmpdir(), 'carillon-image-'));
    pick(piece, pickedFolder);
    const files = filesIn(path.join(pickedFolder, 'pages'));
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
    const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
    expect([...folders].sort()).toEqual(['contracts', 'mfes', 'shell']);
    expect(files.filter((file) => file.startsWith('mfes/') && !file.startsWith(`${piece}/`))).toEqual([]);
    const has = new Set(files);
    const imported = files
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .flatMap((file) => [...readFileSync(path.join(pickedFolder, 'pages', file), 'utf8').matchAll(IMPORTED)])
      .map(([, name = '', below = '']) => `${FOLDERS[name]}/${below}`);
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((file) => !has.has(file))).toEqual([]);
    rmSync(pickedFolder, { recursive: true });
  },
);

/** A file of another workspace; in a `.css` nothing is imported by its package's name. */
const IMPORTED = /from '@carillon\/(contracts|sdk|ui)\/([^']+)'/g;
const FOLDERS: Readonly<Record<string, string>> = {
  contracts: 'contracts',
  sdk: 'shell/sdk',
  ui: 'shell/ui',
};

/** All are made in one way, so the steps are taken for one. */
describe('the image of mfes/auth', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'carillon-image-'));
    pick('mfes/auth', path.join(folder, 'picked'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is identical when it is built again, and serves its build without writing anything', async () => {
    const pickedFolder = path.join(folder, 'picked');
    const first = hashesIn(buildPages('mfes/auth', pickedFolder));
    const server = hashesIn(bundleServer(pickedFolder));
    rmSync(pickedFolder, { recursive: true });
    pick('mfes/auth', pickedFolder);
    const dist = buildPages('mfes/auth', pickedFolder);
    expect(hashesIn(dist)).toEqual(first);
    expect(hashesIn(bundleServer(pickedFolder))).toEqual(server);

    cpSync(path.join(pickedFolder, 'sources/deploy/mfe-server/dist'), path.join(folder, 'app/server'), {
      recursive: true,
    });
    cpSync(dist, path.join(folder, 'app/dist'), { recursive: true });
    const running = await start(path.join(folder, 'app'));
    const manifest = await (await fetch(`${running.url}/manifest.json`)).text();
    const { entry, chunks } = parseBuiltManifest(manifest);
    for (const script of [entry, ...chunks])
      expect((await fetch(`${running.url}/${script}`)).status).toBe(200);
    expect(await running.stop()).toBe(0);
  });
});

/** Starts the server as the image's CMD does; Node refuses every write, as a read-only file system would. */
async function start(app: string) {
  const rights = ['--permission', '--allow-fs-read=*', '--allow-net'];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...rights, 'main.mjs'], {
    cwd: path.join(app, 'server'),
    env: { MFE_FOLDER: path.join(app, 'dist'), PORT: '0', OPS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /"port":(\d+)/.exec(line) ?? [];
    const stop = async (): Promise<unknown> => child.kill('SIGTERM') && (await exit)[0];
    if (port) return { url: `http://127.0.0.1:${port}`, stop };
  }
  throw new Error(`it ended with ${await exit}`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

const hashesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filesIn(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
