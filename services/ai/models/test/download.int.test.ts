import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { download } from '../download.ts';
import { packagesFor } from '../install-runtime.ts';
import { manageModels } from '../manage-models.ts';

const CONTENT = randomBytes(300_000);
const sha256 = createHash('sha256').update(CONTENT).digest('hex');

let folder: string;
let server: Server;
let url: string;
/** The requested ranges, and the number of bytes after which a reply is cut. */
let ranges: (string | undefined)[];
/** Ends the reply that was cut: once some of it has arrived, so that there is something to go on from. */
let cut = (): void => undefined;
let cutAfter: number | null;
let knowsRanges: boolean;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-models-'));
  ranges = [];
  cutAfter = null;
  knowsRanges = true;
  server = createServer(({ headers: { range } }, reply) => {
    ranges.push(range);
    const from = knowsRanges ? Number(range?.match(/^bytes=(\d+)-$/)?.[1] ?? 0) : 0;
    const rest = CONTENT.subarray(from);
    reply.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
    if (cutAfter === null) return void reply.end(rest);
    cut = () => reply.destroy();
    reply.write(rest.subarray(0, cutAfter));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const wantedFile = () => ({
  url: `${url}/a`,
  target: path.join(folder, 'a.gguf'),
  size: CONTENT.length,
  sha256,
});

describe('download', () => {
  test('goes on where a download broke off', async () => {
    cutAfter = 100_000;
    const rejection = expect(download(wantedFile())).rejects.toThrow('run the command again to go on');
    await eventually(async () => expect((await stat(`${wantedFile().target}.part`)).size).toBeGreaterThan(0));
    cut();
    await rejection;
    cutAfter = null;
    const { size: had } = await stat(`${wantedFile().target}.part`);
    await download(wantedFile());
    expect(had).toBeGreaterThan(0);
    expect(ranges).toEqual([undefined, `bytes=${had}-`]);
    expect(await readFile(wantedFile().target)).toEqual(CONTENT);
  });

  test('begins anew where the server does not know ranges', async () => {
    cutAfter = 100_000;
    await expect(download(wantedFile(), { onProgress: () => cut() })).rejects.toThrow();
    cutAfter = null;
    knowsRanges = false;
    await download(wantedFile());
    expect(await readFile(wantedFile().target)).toEqual(CONTENT);
  });

  test('refuses and removes a file with another checksum', async () => {
    const other = { ...wantedFile(), sha256: '0'.repeat(64) };
    await expect(download(other)).rejects.toThrow('is removed');
    expect(existsSync(other.target)).toBe(false);
    expect(existsSync(`${other.target}.part`)).toBe(false);
  });

  test('refuses a file that is larger than it should be', async () => {
    await expect(download({ ...wantedFile(), size: 1_000 })).rejects.toThrow('larger than the 1000 bytes');
    expect(existsSync(`${wantedFile().target}.part`)).toBe(false);
  });

  test('names the space it needs before it fetches anything', async () => {
    const freeIn = async () => 50_000_000;
    await expect(download(wantedFile(), { freeIn })).rejects.toThrow(/101 MB must be free.*50 MB are/);
    expect(ranges).toEqual([]);
  });

  test('drops what it had of another file', async () => {
    cutAfter = 100_000;
    const other = { ...wantedFile(), url: `${url}/b` };
    await expect(download(other, { onProgress: () => cut() })).rejects.toThrow();
    cutAfter = null;
    await download(wantedFile());
    expect(ranges).toEqual([undefined, undefined]);
  });

  test('shows how much has come', async () => {
    const progress: number[] = [];
    await download(wantedFile(), { onProgress: (bytes) => progress.push(bytes) });
    expect(progress.at(-1)).toBe(CONTENT.length);
  });
});

describe('npm run model', () => {
  const model = () => ({
    name: 'tiny',
    parameters: 0.1,
    license: 'MIT',
    licenseUrl: 'https://example.com',
    languages: ['en'],
    size: CONTENT.length,
    memoryMb: 1,
    sha256,
    path: 'a',
  });
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await manageModels(args, {
      folder,
      hub: url,
      catalog: [model()],
      onProgress: () => undefined,
      install: async () => undefined,
      say: (line) => lines.push(line),
    });
    return { code, text: lines.join('\n') };
  };

  test('get downloads a model from the hub that is set, and uses it', async () => {
    await run('get', 'tiny');
    expect((await run('list')).text).toMatch(/tiny .* MIT +in use/);
  });

  test('remove deletes a model that is in use, and no model is used then', async () => {
    await run('get', 'tiny');
    await run('remove', 'tiny');
    expect((await run('list')).text).not.toContain('in use');
    expect(existsSync(path.join(folder, 'tiny.gguf'))).toBe(false);
  });

  test('use refuses a model that is not here, and says how to get it', async () => {
    await expect(run('use', 'tiny')).rejects.toThrow('npm run model -- get tiny');
  });

  test('get refuses a name that the table does not have', async () => {
    await expect(run('get', '../x')).rejects.toThrow('There are tiny.');
  });

  test('shows its usage for a command that it does not know', async () => {
    expect(await run('fetch', 'tiny')).toMatchObject({ code: 2, text: expect.stringContaining('get NAME') });
  });

  test('installs the binary for the processor alone, unless a graphics card is asked for', () => {
    expect(packagesFor('linux-x64', null)).toHaveLength(2);
    expect(packagesFor('linux-x64', 'vulkan').at(-1)).toMatch(/^@node-llama-cpp\/linux-x64-vulkan@[\d.]+$/);
    expect(() => packagesFor('sunos-x64', null)).toThrow('Use an endpoint instead');
  });
});
