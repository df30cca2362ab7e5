import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { NODE, prepare, ROOT } from './prepare.mjs';
import { COMPILE_CACHE } from './testing/compile-cache.mjs';

// `npm test`: everything that needs no server, from a bare clone on.
prepare();
const reports = path.join(ROOT, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
rmSync(path.join(ROOT, '.cache', 'playwright-report.json'), { force: true });
if (!findBrowser()) run('node', ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);

const jestReport = path.join(reports, 'jest.json');
const jest = run('node', [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  'unit',
  'ui',
  'int',
  '--json',
  `--outputFile=${jestReport}`,
]);
// The processes that the walks start reuse what the integration tests compiled.
const playwright = run('node', ['node_modules/@playwright/test/cli.js', 'test'], {
  NODE_COMPILE_CACHE: COMPILE_CACHE,
});

const units = read(jestReport, { numPassedTests: 0, numFailedTests: 1 });
const walks = read(path.join(ROOT, '.cache', 'playwright-report.json'), {
  stats: { expected: 0, unexpected: 1, flaky: 0 },
});
const passedCount = units.numPassedTests + walks.stats.expected + walks.stats.flaky;
const failedCount = units.numFailedTests + walks.stats.unexpected;
for (const title of flakyTitles(walks)) console.error(`passed at the second try: ${title}`);
console.log(`${passedCount} passed, ${failedCount} failed`);
process.exit(jest === 0 && playwright === 0 && failedCount === 0 ? 0 : 1);

function run(command, args, env = {}) {
  const executable = command === 'node' ? NODE : command;
  return spawnSync(executable, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status;
}

/** Titles of the tests in a report of Playwright, or in a suite of it, that failed once and then passed. */
function flakyTitles({ suites = [], specs = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ title }) => title), ...suites.flatMap(flakyTitles)];
}

function read(file, fallback) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback;
}
