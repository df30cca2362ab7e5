import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hashOf, readPacts } from '../pacts/read-pacts.ts';
import { agreeOn } from './agree-on.ts';

const NAME = 'planner-posts.json';
const first = { interactions: [{ description: 'lists posts' }] };
const second = { interactions: [{ description: 'lists posts' }, { description: 'cancels a post' }] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pacts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const readPactHashes = () => readPacts(folder).map(({ hash, earlier }) => ({ hash, earlier }));

test('a pact that changes leaves the one before to be verified', async () => {
  await agreeOn(NAME, first, true, folder);
  expect(readPactHashes()).toEqual([{ hash: hashOf(first), earlier: false }]);
  await agreeOn(NAME, second, true, folder);
  expect(readPactHashes()).toEqual([
    { hash: hashOf(second), earlier: false },
    { hash: hashOf(first), earlier: true },
  ]);
  expect(readPacts(folder)).toMatchObject([
    { consumer: 'planner', provider: 'posts' },
    { consumer: 'planner', provider: 'posts' },
  ]);
});

test('keeps a pact with the same requirements', async () => {
  await agreeOn(NAME, first, true, folder);
  await agreeOn(NAME, { ...first }, false, folder);
  expect(readPactHashes()).toEqual([{ hash: hashOf(first), earlier: false }]);
});

test('a pact that asks something else is refused until it is agreed upon', async () => {
  await agreeOn(NAME, first, true, folder);
  await expect(agreeOn(NAME, second, false, folder)).rejects.toThrow(
    'is not what contracts/pacts/planner-posts.json says',
  );
  expect(readPactHashes()).toEqual([{ hash: hashOf(first), earlier: false }]);
});
