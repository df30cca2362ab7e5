import { execFileSync } from 'node:child_process';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import semver from 'semver';
import type { Commit } from './changelog.ts';

const MAX_OUTPUT = 256 * 1024 * 1024;

/** @throws Error for a checkout without git */
export const git = (args: readonly string[], cwd = ROOT): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: MAX_OUTPUT });

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

export const tagOf = (version: string): string => `v${version}`;

/** The versions that have a tag, newest first. */
export const taggedVersions = (cwd = ROOT): string[] =>
  linesOf(git(['tag', '--list', 'v*'], cwd))
    .flatMap((tag) => semver.valid(tag.slice(1)) ?? [])
    .toSorted(semver.rcompare);

/** Files that differ from the last commit, or are new. */
export const changedFiles = (cwd = ROOT): string[] =>
  linesOf(git(['status', '--porcelain', '--untracked-files=all'], cwd)).map((line) => line.slice(3));

const COMMIT = '\u0001';

/** Commits since a version, or all of them, newest first. Merges are left out. */
export const commitsSince = (version: string | undefined, cwd = ROOT): Commit[] =>
  git(
    [
      'log',
      '--no-merges',
      '--name-only',
      `--format=${COMMIT}%s`,
      ...(version ? [`${tagOf(version)}..HEAD`] : []),
    ],
    cwd,
  )
    .split(COMMIT)
    .slice(1)
    .map((text) => {
      const [subject = '', ...files] = linesOf(text);
      return { subject, files };
    });
