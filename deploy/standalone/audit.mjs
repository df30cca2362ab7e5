import { spawnSync } from 'node:child_process';
import { ROOT } from './prepare.mjs';

// `npm run audit`: known vulnerabilities in the packages that run in production. Exits with 1 when there are serious ones, and with
// 3 when the registry could not be asked.
const { stdout, status } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { metadata, vulnerabilities = {}, error, message } = read(stdout);
if (!metadata) {
  console.error(`Nothing was checked: the registry doesn't respond. ${message ?? error?.summary ?? ''}`);
  process.exit(3);
}
for (const [name, { severity, range }] of Object.entries(vulnerabilities))
  console.log(`${severity}: ${name} ${range}`);
const { total } = metadata.vulnerabilities;
console.log(
  total === 0
    ? 'No known vulnerabilities.'
    : `${total} known vulnerabilities; run "npm audit --omit=dev" for details.`,
);
process.exit(status ?? 1);

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
