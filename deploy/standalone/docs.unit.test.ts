import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  // A template's links hold where it is copied to.
  .filter((file) => file !== '' && !file.includes('-template/') && existsSync(path.join(ROOT, file)));
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Returns the prose of a text, without code in fences and backticks. */
const proseOf = (text: string): string =>
  text
    .split(/^```.*$/m)
    .filter((_, at) => at % 2 === 0)
    .join('\n')
    .replace(/`[^`\n]*`/g, '');

/** Lists the anchors that GitHub makes of headings. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const isBroken = (file: string, target: string): boolean => {
  const [name = '', anchor] = target.split('#');
  const page = name === '' ? file : path.join(path.dirname(file), decodeURI(name));
  if (!existsSync(path.join(ROOT, page))) return true;
  return anchor !== undefined && page.endsWith('.md') && !anchorsOf(textOf(page)).has(anchor);
};

test('every link of a page leads to something', () => {
  const brokenLinks = pages.flatMap((file) =>
    [...proseOf(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && isBroken(file, target))
      .map((target) => `${file}: ${target}`),
  );
  expect(brokenLinks).toEqual([]);
});

test('the main README has 1,200 words at most', () => {
  expect(textOf('README.md').split(/\s+/).length).toBeLessThanOrEqual(1200);
});

/** READMEs that may be longer: a file, or a folder with all below it. */
const LONG_READMES = ['findings/README.md'];

test('every other README has 600 words at most', () => {
  const readmes = pages.filter(
    (file) => file.endsWith('/README.md') && !LONG_READMES.some((start) => file.startsWith(start)),
  );
  const wordsOf = (file: string): number => textOf(file).trim().split(/\s+/).length;
  expect(readmes.filter((file) => wordsOf(file) > 600)).toEqual([]);
});

test('every page of docs is listed in its index', () => {
  const index = textOf('docs/README.md');
  const missing = pages.filter((file) => file.startsWith('docs/') && file !== 'docs/README.md');
  expect(missing.filter((file) => !index.includes(file.slice('docs/'.length)))).toEqual([]);
});
