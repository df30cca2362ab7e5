import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');

type Case = readonly [file: string, specifier: string];

const FORBIDDEN: readonly Case[] = [
  ['contracts/http/posts/x.ts', 'hono'],
  ['contracts/http/posts/x.ts', 'node:fs'],
  ['contracts/http/posts/x.ts', '../../../services/posts/domain/decide.ts'],
  ['services/kit/http/x.ts', '@carillon/posts/app.ts'],
  ['services/social/facebook/x.ts', '../../posts/app.ts'],
  ['services/posts/domain/x.ts', '@carillon/identity/app.ts'],
  ['services/posts/domain/x.ts', '@carillon/kit/errors.ts'],
  ['services/posts/domain/x.ts', '../stores/posts.ts'],
  ['services/posts/domain/x.ts', 'node:fs'],
  ['services/posts/drafts/x.ts', '@carillon/identity/app.ts'],
  ['services/posts/drafts/x.ts', '../../identity/app.ts'],
  ['services/posts/drafts/x.ts', 'mongoose'],
  ['services/posts/drafts/x.ts', 'hono'],
  ['services/posts/drafts/x.ts', '../routes/posts.ts'],
  ['services/posts/routes/x.ts', 'mongoose'],
  ['services/posts/consumers/x.ts', '../app.ts'],
  ['services/posts/stores/x.ts', '../maintenance/sweep.ts'],
  ['services/posts/app.ts', 'mongoose'],
  ['services/posts/service.ts', './config.ts'],
  ['services/identity/service.ts', '@carillon/kit/config.ts'],
  ['services/new/usecases/x.ts', '@carillon/posts/app.ts'],
  ['services/new/usecases/x.ts', '../main.ts'],
  ['gateway/routes/x.ts', '@carillon/posts/app.ts'],
  ['shell/frame/x.tsx', '@carillon/identity/app.ts'],
  ['shell/frame/x.tsx', '../../mfes/auth/root.tsx'],
  ['shell/frame/x.tsx', '../sdk/shell.ts'],
  ['shell/sdk/api/x.ts', '../../state/session.ts'],
  ['shell/sdk/api/x.ts', '../../live/event-stream.ts'],
  ['shell/ui/components/x.tsx', '@carillon/sdk/index.ts'],
  ['deploy/standalone/x.ts', '../distributed/main.ts'],
  ['deploy/standalone/x.ts', '../../lab/chaos/main.ts'],
  ['deploy/compose/test/x.ts', '../../../lab/chaos/main.ts'],
  ['services/posts/drafts/x.ts', '../../../lab/chaos/main.ts'],
  ['lab/chaos/x.ts', '../../services/kit/log.ts'],
  ['deploy/standalone/embedded-store/plan/x.ts', '@carillon/kit/log.ts'],
  ['mfes/auth/routes/x.tsx', 'antd'],
  ['mfes/auth/routes/x.tsx', '@carillon/sdk/shell.ts'],
  ['mfes/auth/routes/x.tsx', '../../composer/lib/draft.ts'],
  ['mfes/auth/routes/x.tsx', '../root.tsx'],
  ['mfes/composer/lib/x.ts', '../features/schedule/clock.ts'],
  ['mfes/composer/features/schedule/x.ts', '../publish/api/use-publish.ts'],
  ['mfes/composer/features/schedule/api/x.ts', '../../publish/api/use-publish.ts'],
  ['mfes/composer/features/schedule/api/x.ts', '../../../routes/create-post-page.tsx'],
  ['mfes/new/features/one/x.ts', '../other/x.ts'],
  ['mfes/new/features/one/x.ts', '@carillon/kit/log.ts'],
  // Nobody else may import a file that a package does not export, not even a test.
  ['lab/load/x.ts', '@carillon/posts/dispatch/claim.ts'],
  ['gateway/routes/x.ts', '@carillon/kit/bus/rabbit-link.ts'],
  ['mfes/auth/test/x.ts', '@carillon/sdk/api/with-timeout.ts'],
];

const ALLOWED: readonly Case[] = [
  ['contracts/http/posts/x.ts', 'zod'],
  ['services/social/facebook/x.ts', '@carillon/kit/errors.ts'],
  ['services/posts/domain/x.ts', '@carillon/contracts/domain/platforms.ts'],
  ['services/posts/drafts/x.ts', '../stores/posts.ts'],
  ['services/posts/stores/x.ts', 'mongoose'],
  ['services/posts/routes/x.ts', '../maintenance/sweep.ts'],
  ['services/posts/routes/x.ts', 'hono'],
  ['services/new/service.ts', '@carillon/contracts/operation.ts'],
  ['services/new/usecases/x.ts', '@carillon/kit/errors.ts'],
  ['shell/ui/components/x.tsx', 'antd'],
  ['shell/frame/x.tsx', '@carillon/sdk/shell.ts'],
  ['deploy/standalone/x.ts', '@carillon/kit/log.ts'],
  ['mfes/composer/routes/x.tsx', '../features/schedule/clock.ts'],
  ['mfes/composer/features/schedule/x.ts', '../../lib/draft.ts'],
  ['mfes/composer/features/schedule/api/x.ts', '../clock.ts'],
  ['mfes/composer/features/schedule/api/x.ts', '../../../lib/draft.ts'],
  ['mfes/new/features/one/x.ts', '@carillon/sdk/index.ts'],
  ['mfes/new/test/x.ts', '@carillon/sdk/testing/render-remote.tsx'],
  ['lab/load/x.ts', '@carillon/posts/worker.ts'],
  ['lab/load/x.ts', '../../deploy/standalone/api-client.ts'],
];

const PACKAGES = {
  contracts: 'contracts',
  kit: 'services/kit',
  posts: 'services/posts',
  identity: 'services/identity',
  sdk: 'shell/sdk',
};

let folder = '';
/** `file → specifier` of each import that breaks a rule. */
let brokenRules: ReadonlySet<string>;

/** Every case as a file in a separate tree, so that the linter runs once. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@carillon'), { recursive: true });
  for (const name of ['zod', 'hono', 'mongoose', 'antd'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  for (const [name, place] of Object.entries(PACKAGES)) {
    cpSync(path.join(ROOT, place, 'package.json'), path.join(folder, place, 'package.json'));
    symlinkSync(path.join(folder, place), path.join(modules, '@carillon', name));
  }
  const cases = [...FORBIDDEN, ...ALLOWED];
  for (const [file, specifier] of cases) write(targetOf(file, specifier), '');
  for (const [file, specifier] of cases) write(nameImport(file, specifier), `import '${specifier}';\n`);
  const { stdout } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', path.join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', ...PARTS],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const { modules: files } = JSON.parse(stdout) as Cruise;
  brokenRules = new Set(
    files.flatMap(({ source, dependencies }) =>
      dependencies.filter(({ valid }) => !valid).map(({ module }) => `${source} → ${module}`),
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(FORBIDDEN)('%s must not import %s', (file, specifier) => {
  expect(brokenRules).toContain(`${nameImport(file, specifier)} → ${specifier.replace('node:', '')}`);
});

test.each(ALLOWED)('%s may import %s', (file, specifier) => {
  expect(brokenRules).not.toContain(`${nameImport(file, specifier)} → ${specifier}`);
});

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly module: string; readonly valid: boolean }[];
  }[];
}

const PARTS = ['contracts', 'gateway', 'services', 'shell', 'mfes', 'deploy', 'lab'];

/** Next to the others, under its own name. */
const nameImport = (file: string, specifier: string): string =>
  file.replace(/x\.ts/, `${specifier.replaceAll(/\W+/g, '-')}.ts`);

/** The file that an import resolves to, as a path from the root. Nothing for a package from npm. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, name = '', rest] = /^@carillon\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  const place = (PACKAGES as Readonly<Record<string, string>>)[name];
  return place && `${place}/${rest}`;
}

function write(file: string | undefined, text: string): void {
  if (!file) return;
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
