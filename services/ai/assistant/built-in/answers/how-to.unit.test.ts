import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifest } from '@carillon/contracts/manifest.ts';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { SENTENCES } from '../../languages/sentences.ts';

const textsOf = (value: object): string[] =>
  Object.values(value).flatMap((one) =>
    typeof one === 'string' ? [one] : typeof one === 'object' ? textsOf(one) : [],
  );

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\((\/[^)?#]*)/g)].map(([, page = '']) => page);

test('no answer leads to a page that is not there', async () => {
  const folder = path.join(ROOT, 'mfes');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /^[a-z-]+\/manifest\.json$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const routes = texts.flatMap((text) => manifest.parse(JSON.parse(text)).routes.map((route) => route.path));
  const site = (await readdir(path.join(ROOT, 'shell/site/pages'))).map(
    (file) => `/${path.basename(file, '.ts')}`,
  );
  const pages = new Set([...routes, ...site]);
  const paths = Object.values(SENTENCES).flatMap((says) => textsOf(says).flatMap(linksOf));
  expect(paths.length).toBeGreaterThan(90);
  expect(paths.filter((page) => !pages.has(page))).toEqual([]);
});
