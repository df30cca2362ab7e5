import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const FORBIDDEN: [file: string, specifier: string][] = [
  ['contracts/http/posts/x.ts', 'hono'],
  ['contracts/http/posts/x.ts', '../../../services/posts/domain/decide.ts'],
  ['services/kit/http/x.ts', '@carillon/posts/app.ts'],
  ['services/social/facebook/x.ts', '../../posts/app.ts'],
  ['services/posts/domain/x.ts', '@carillon/identity/domain/account.ts'],
  ['services/posts/domain/x.ts', '@carillon/kit/errors.ts'],
  ['services/posts/domain/x.ts', '../stores/posts.ts'],
  ['services/posts/domain/x.ts', 'node:fs'],
  ['services/posts/authoring/x.ts', '@carillon/identity/app.ts'],
  ['services/posts/authoring/x.ts', '../../identity/app.ts'],
  ['services/posts/authoring/x.ts', 'mongoose'],
  ['services/posts/authoring/x.ts', '../routes/posts.ts'],
  ['services/posts/routes/x.ts', 'mongoose'],
  ['services/posts/consumers/x.ts', '../app.ts'],
  ['services/posts/stores/x.ts', '../maintenance/sweep.ts'],
  ['services/posts/app.ts', 'mongoose'],
  ['gateway/routes/x.ts', '@carillon/posts/app.ts'],
  ['shell/frame/x.tsx', '@carillon/identity/app.ts'],
  ['shell/frame/x.tsx', '../../mfes/auth/root.tsx'],
  ['shell/sdk/api/x.ts', '../../state/session.ts'],
  ['shell/sdk/api/x.ts', '../../live/event-stream.ts'],
  ['shell/ui/components/x.tsx', '@carillon/sdk/index.ts'],
  ['deploy/standalone/x.ts', '../chaos/main.ts'],
  ['deploy/standalone/embedded-store/plan/x.ts', '@carillon/kit/log.ts'],
  ['mfes/auth/routes/x.tsx', 'antd'],
  ['mfes/auth/routes/x.tsx', '@carillon/sdk/shell.ts'],
  ['mfes/auth/routes/x.tsx', '../../composer/lib/draft.ts'],
  ['mfes/composer/lib/x.ts', '../features/schedule/clock.ts'],
  ['mfes/composer/features/schedule/x.ts', '../publish/api/use-publish.ts'],
  ['mfes/composer/features/schedule/api/x.ts', '../../publish/api/use-publish.ts'],
  ['mfes/composer/features/schedule/api/x.ts', '../../../routes/create-post-page.tsx'],
];

const ALLOWED: [file: string, specifier: string][] = [
  ['contracts/http/posts/x.ts', 'zod'],
  ['services/social/facebook/x.ts', '@carillon/kit/errors.ts'],
  ['services/posts/domain/x.ts', '@carillon/contracts/domain/platforms.ts'],
  ['services/posts/authoring/x.ts', '../stores/posts.ts'],
  ['services/posts/stores/x.ts', 'mongoose'],
  ['services/posts/routes/x.ts', '../maintenance/sweep.ts'],
  ['services/posts/routes/x.ts', 'hono'],
  ['shell/ui/components/x.tsx', 'antd'],
  ['shell/frame/x.tsx', '@carillon/sdk/shell.ts'],
  ['deploy/standalone/x.ts', '@carillon/kit/log.ts'],
  ['mfes/composer/routes/x.tsx', '../features/schedule/clock.ts'],
  ['mfes/composer/features/schedule/x.ts', '../../lib/draft.ts'],
  ['mfes/composer/features/schedule/api/x.ts', '../clock.ts'],
  ['mfes/composer/features/schedule/api/x.ts', '../../../lib/draft.ts'],
];

let folder = '';
let report = '';

/** Every case as a file of a tree of its own, so that the linter runs once. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  const rules = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
  const config = { linter: rules.linter, overrides: rules.overrides };
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config));
  for (const [file, specifier] of [...FORBIDDEN, ...ALLOWED]) {
    const probe = path.join(folder, named(file, specifier));
    mkdirSync(path.dirname(probe), { recursive: true });
    writeFileSync(probe, `import { x } from '${specifier}';\n\nx();\n`);
  }
  const { stdout, stderr } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  report = stdout + stderr;
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(FORBIDDEN)('%s must not import %s', (file, specifier) => {
  expect(report).toContain(named(file, specifier));
});

test.each(ALLOWED)('%s may import %s', (file, specifier) => {
  expect(report).not.toContain(named(file, specifier));
});

/** Beside the others, under a name of its own. */
const named = (file: string, specifier: string): string =>
  file.replace(/x\.ts/, `${specifier.replaceAll(/\W+/g, '-')}.ts`);
