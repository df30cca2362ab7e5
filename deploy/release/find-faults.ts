import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { sectionOf } from './changelog.ts';
import { tagOf } from './git.ts';
import type { ReleaseRecord } from './records.ts';

export interface ReleaseFacts {
  readonly version: string;
  /** The version in every file of the checkout that names Carillon's version. */
  readonly versions: Readonly<Record<string, string>>;
  /** The versions that have a tag. */
  readonly tagged: readonly string[];
  readonly changedFiles: readonly string[];
  readonly changelog: string;
  /** The record of this version, if there is one. */
  readonly record: ReleaseRecord | undefined;
  /** The record that this checkout would make. */
  readonly present: ReleaseRecord;
  /** Why its pacts don't allow it. */
  readonly pactFaults: readonly string[];
}

const MAX_FILES = 5;

/** Why a version can't be prepared; empty when it can. */
export function findVersionFaults({
  version,
  tagged,
  changedFiles,
}: Pick<ReleaseFacts, 'version' | 'tagged' | 'changedFiles'>): string[] {
  if (semver.valid(version) !== version) return [`${version} isn't a version such as 1.2.3.`];
  const newest = tagged.toSorted(semver.rcompare)[0];
  const faults: string[] = [];
  if (tagged.includes(version)) faults.push(`The tag ${tagOf(version)} exists.`);
  else if (newest && !semver.gt(version, newest))
    faults.push(`${version} isn't greater than ${newest}, the last release.`);
  if (changedFiles.length > 0) faults.push(`Commit your changes first: ${listOf(changedFiles)}.`);
  return faults;
}

/** Why this checkout can't be released as a version; empty when it can. */
export function findReleaseFaults(facts: ReleaseFacts): string[] {
  const { version, versions, changelog, record, present, pactFaults } = facts;
  const others = Object.keys(versions).filter((file) => versions[file] !== version);
  const faults = findVersionFaults(facts);
  if (others.length > 0) faults.push(`Another version is in ${listOf(others)}.`);
  if (!sectionOf(changelog, version)) faults.push(`CHANGELOG.md has no section ${version}.`);
  if (!isDeepStrictEqual(record, present))
    faults.push(`deploy/release/records/${version}.json doesn't say what this checkout has.`);
  return [...faults, ...pactFaults];
}

const listOf = (files: readonly string[]): string =>
  files.length > MAX_FILES
    ? `${files.slice(0, MAX_FILES).join(', ')} and ${files.length - MAX_FILES} more`
    : files.join(', ');
