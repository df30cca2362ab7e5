import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import semver from 'semver';
import { readLine, wrongUsage } from '../command-line/read-line.ts';
import { draftSection, sectionOf, withSection } from './changelog.ts';
import { findReleaseFaults, findVersionFaults } from './find-faults.ts';
import { changedFiles, commitsSince, taggedVersions, tagOf } from './git.ts';
import { readPactPlan } from './read-pact-plan.ts';
import { presentRecord, readRecords, writeRecord } from './records.ts';
import { readVersions, setVersion } from './versions.ts';
import { writeNotes } from './write-notes.ts';
import { writeRelease } from './write-release.ts';

// `npm run release -- VERSION`: checks this checkout and writes the release's files. It publishes and tags nothing.
// With `--prepare` it changes the checkout instead. Exit codes: 0 done, 1 refused, 2 wrong usage.
const USAGE = 'npm run release -- VERSION [--prepare]';
const CHANGELOG = path.join(ROOT, 'CHANGELOG.md');

const { values, positionals } = readLine(USAGE, {
  options: { prepare: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [version = '', ...more] = positionals;
if (!version || more.length > 0) wrongUsage(USAGE);
const tags = taggedVersions();
process.exitCode = values.prepare ? await prepare() : await release();

/** Sets the version, drafts the changelog's section unless there is one, and records what later versions must keep. */
async function prepare(): Promise<number> {
  const faults = findVersionFaults({ version, tagged: tags, changedFiles: changedFiles() });
  if (faults.length > 0) return refuse(faults);
  setVersion(version);
  const changelog = readChangelog();
  if (!sectionOf(changelog, version)) {
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(CHANGELOG, withSection(changelog, draftSection(version, date, commitsSince(tags[0]))));
  }
  writeRecord(await presentRecord(version));
  console.log(`Prepared ${version}. Edit its section of CHANGELOG.md for users, then:`);
  for (const step of ['npm run fixtures:format', 'git commit', 'npm test', `npm run release -- ${version}`])
    console.log(`  ${step}`);
  return 0;
}

async function release(): Promise<number> {
  const records = readRecords();
  const before = records.findLast((one) => semver.valid(version) && semver.lt(one.version, version));
  const present = await presentRecord(version);
  const plan = await readPactPlan(before, version);
  const changelog = readChangelog();
  const faults = findReleaseFaults({
    version,
    versions: readVersions(),
    tagged: tags,
    changedFiles: changedFiles(),
    changelog,
    record: records.find((one) => one.version === version),
    present,
    pactFaults: plan.reasons,
  });
  if (faults.length > 0) {
    refuse(faults);
    console.error(
      `npm run release -- ${version} --prepare sets the version, drafts its section, and records it.`,
    );
    return 1;
  }
  const folder = path.join(ROOT, 'dist/release', version);
  await writeRelease({ version, notes: writeNotes({ changelog, now: present, before, plan }) }, folder);
  console.log(`Wrote ${path.relative(ROOT, folder)}. To publish it:`);
  console.log(`  git tag -a ${tagOf(version)} -m "Carillon ${version}"`);
  console.log(`  npm run --silent images -- REGISTRY/PREFIX ${version} --push | sh`);
  return 0;
}

function readChangelog(): string {
  return existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : '# Changelog\n';
}

function refuse(faults: readonly string[]): number {
  console.error(`${version} can't be released:`);
  for (const fault of faults) console.error(`  - ${fault}`);
  return 1;
}
