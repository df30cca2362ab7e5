import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const IMPORT = /import \{([^}]*)\} from '@tanstack\/react-query'/g;
const offeredNames = namesIn(
  /export \{([^}]*)\}/.exec(readFileSync(path.join(import.meta.dirname, 'react-query.ts'), 'utf8'))?.[1] ??
    '',
);

/** Without types, which produce no code. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

test('the shared query client has all that pages import of it', () => {
  const files = globSync('{shell,mfes}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => /node_modules|dist|\.test\.tsx?$/.test(name),
  });
  const importedNames = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].flatMap(([, list = '']) =>
      namesIn(list),
    ),
  );
  expect(importedNames).toContain('useQuery');
  expect([...new Set(importedNames)].filter((name) => !offeredNames.includes(name))).toEqual([]);
});
