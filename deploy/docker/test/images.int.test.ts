import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { publicJwksOf } from '@carillon/kit/identity/service-keys.ts';
import { folderOf, readServices } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assemble } from './assemble.ts';

const { processes } = await readServices();
const pieces = [...new Set(processes.map(({ service }) => folderOf(service)))];
const seed = Buffer.alloc(32, 7);

describe.each(pieces)('the image of %s', (piece) => {
  let folder: string;
  const app = (...parts: string[]): string => path.join(folder, 'app', ...parts);
  const ownProcesses = processes.filter(({ service }) => folderOf(service) === piece);
  beforeAll(() => {
    folder = assemble(piece);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has no tests, and of other services at most the descriptors', () => {
    const files = ['contracts', 'gateway', 'services'].flatMap((place) =>
      existsSync(app(place))
        ? readdirSync(app(place), { recursive: true, encoding: 'utf8' }).map((file) => `${place}/${file}`)
        : [],
    );
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
    const others = files.filter(
      (file) =>
        /\.ts$/.test(file) && !/^(contracts|services\/(kit|social))\//.test(file) && !file.startsWith(piece),
    );
    expect(others.filter((file) => !/^services\/[^/]+\/service\.ts$/.test(file))).toEqual([]);
    expect(others.length > 0).toBe(ownProcesses.some(({ calls }) => calls === 'all'));
  });

  test.each(ownProcesses.map((one) => [one.name, one] as const))(
    'starts %s as far as its settings',
    async (_, process) => {
      const { code, output } = await run(process, {}).ended;
      expect(output).toContain('These settings need to be put right');
      expect(code).toBe(2);
    },
  );

  for (const process of ownProcesses.filter(standsOnMongodbAlone))
    test(`starts ${process.name} as a whole, and writes to its folders alone`, async () => {
      const store = await startEmbeddedStore({ folder: path.join(folder, 'store'), durable: false });
      const folders = Object.fromEntries(
        Object.keys(process.folders).map((name) => [name, path.join(folder, name)]),
      );
      const settings = {
        MONGODB_URI: store.uri,
        PORT: '0',
        OPS_PORT: '0',
        LOG_LEVEL: 'info',
        SERVICE_PUBLIC_KEYS: JSON.stringify(publicJwksOf({ gateway: seed })),
        ...Object.fromEntries(process.keys.map((name) => [name, seed.toString('base64')])),
        ...folders,
        ...(process.site && { [process.site.setting]: `http://localhost${process.site.path}` }),
      };
      const running = run(process, settings, readOnlyBut(Object.values(folders)));
      const reply = await fetch(`http://127.0.0.1:${await running.opsPort}/readyz`);
      expect(reply.status).toBe(200);
      running.stop();
      expect((await running.ended).code).toBe(0);
      await store.close();
    });

  /** Runs the process as the image's CMD does, in its folder and with no other setting. */
  function run({ main }: ProcessDescriptor, settings: Record<string, string>, options: string[] = []) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...options, main], {
      cwd: app(piece),
      env: { PATH: process.env.PATH ?? '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const opsPort = Promise.withResolvers<number>();
    opsPort.promise.catch(() => undefined);
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        const port = /"opsPort":(\d+)/.exec(line)?.[1];
        if (port) opsPort.resolve(Number(port));
      });
    const exit = once(child, 'close').then(([code]) => {
      const output = lines.join('\n');
      opsPort.reject(new Error(`${piece} ended with ${code}: ${output}`));
      return { code: code as number | null, output };
    });
    return { ended: exit, opsPort: opsPort.promise, stop: () => child.kill('SIGTERM') };
  }
});

/** Node refuses to write anywhere else, as a read-only file system would. */
const readOnlyBut = (folders: readonly string[]): string[] => [
  ...['--permission', '--allow-fs-read=*', '--allow-net', '--allow-worker', '--allow-addons'],
  ...folders.map((folder) => `--allow-fs-write=${folder}`),
];

function standsOnMongodbAlone({ servers, calls }: ProcessDescriptor): boolean {
  return servers.join() === 'mongodb' && calls.length === 0;
}
