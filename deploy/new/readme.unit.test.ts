import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';

const page = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
/** The words after `npm` in each line that is a command. */
const commands = page.split('\n').flatMap((line) => {
  const words = line.trim().split(' ');
  const at = words.indexOf('npm');
  const isCommand = at === 0 || (at === 1 && words[0]?.includes('='));
  return isCommand ? [words.slice(at + 1).filter((word) => word !== 'run')] : [];
});
const scriptsOf = (folder: string): object =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')).scripts;

test('every command of the page is there, for the piece that it names', () => {
  expect(commands.length).toBeGreaterThan(8);
  for (const words of commands) {
    const piece = words.includes('-w') ? words[words.indexOf('-w') + 1] : undefined;
    // A new micro-frontend gets its model's scripts.
    const folder = piece?.replace('mfes/campaigns', 'mfes/auth') ?? '.';
    expect(Object.keys(scriptsOf(folder))).toContain(words[0]);
  }
});

test('everything that the page says to read exists', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, place = '']) => place);
  expect(links.filter((place) => !existsSync(path.join(import.meta.dirname, place)))).toEqual([]);
});
