import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CARILLON_VERSION } from '@carillon/kit/carillon-version.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeRelease } from '../write-release.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  writeFileSync(path.join(folder, 'left.txt'), 'of an earlier try');
  await writeRelease({ version: CARILLON_VERSION, notes: '# Notes\n' }, folder);
});
afterAll(() => rm(folder, { recursive: true }));

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const contentsOf = (archive: string): string[] =>
  execFileSync('tar', ['-tzf', path.join(folder, archive)], { encoding: 'utf8' }).split('\n');

test('packs the chart as helm names it', () => {
  const files = contentsOf(`carillon-${CARILLON_VERSION}.tgz`);
  expect(files).toEqual(expect.arrayContaining(['carillon/Chart.yaml', 'carillon/values.schema.json']));
});

test('packs the sources, and nothing that was made of them', () => {
  const files = contentsOf(`carillon-${CARILLON_VERSION}-source.tar.gz`);
  expect(files).toContain(`carillon-${CARILLON_VERSION}/package-lock.json`);
  expect(files.filter((file) => /\/(node_modules|dist)\//.test(file))).toEqual([]);
});

test('lists each image and its contents', () => {
  const images = read('images.txt').trim().split('\n');
  expect(images).toEqual(
    expect.arrayContaining([
      `carillon/gateway:${CARILLON_VERSION}`,
      `carillon/mfe-composer:${CARILLON_VERSION}`,
    ]),
  );
  for (const image of images) {
    const name = image.slice('carillon/'.length, image.indexOf(':'));
    const { metadata } = JSON.parse(read(`sbom/${name}.cdx.json`)) as {
      metadata: { component: { name: string; version: string } };
    };
    expect(metadata.component).toMatchObject({ name: `carillon/${name}`, version: CARILLON_VERSION });
  }
});

test('writes the API of that version', () => {
  const { info } = JSON.parse(read('openapi.json')) as { info: { version: string } };
  expect(info.version).toBe(CARILLON_VERSION);
});

test('has the checksum of every file, and no file of an earlier try', () => {
  const checked = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(checked).toContain('sbom/carillon.cdx.json: OK');
  expect(checked).toContain('NOTES.md: OK');
  expect(checked).not.toContain('left.txt');
});
