import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(path.join(tmpdir(), 'carillon-regexes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (text: string) => {
  const file = path.join(folder, 'sample.ts');
  writeFileSync(file, text);
  const script = path.join(import.meta.dirname, 'check-regexes.mjs');
  return spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
};

test('a literal that tries every way to part a text is found', () => {
  const { status, stderr } = check('export const svg = /^(<!--.*?-->\\s*)*<svg/s;');
  expect(stderr).toContain('sample.ts:1: exponential');
  expect(status).toBe(1);
});

test('so is one that is put together as its module loads', () => {
  const { status, stderr } = check(
    "const one = 'a+';\nconst many = (each: string) => '(?:' + each + ')*';\nexport const all = new RegExp('^' + many(one) + '$');",
  );
  expect(stderr).toContain('sample.ts:3: exponential');
  expect(status).toBe(1);
});

test('accepts expressions that read a text once', () => {
  const { status, stdout } = check('export const words = /^[a-z]+(?: [a-z]+)*$/;');
  expect(stdout).toContain('1 regular expressions, 0 of them slow');
  expect(status).toBe(0);
});
