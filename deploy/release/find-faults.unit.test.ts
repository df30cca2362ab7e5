import { describe, expect, test } from '@jest/globals';
import { findReleaseFaults, findVersionFaults, type ReleaseFacts } from './find-faults.ts';

const RECORD = { version: '0.2.0', formats: { posts: 2 }, pacts: [] };
const FACTS: ReleaseFacts = {
  version: '0.2.0',
  versions: { 'package.json': '0.2.0' },
  tagged: ['0.1.0'],
  changedFiles: [],
  changelog: '# Changelog\n\n## 0.2.0 (2027-01-05)\n\n- Add a calendar\n',
  record: RECORD,
  present: RECORD,
  pactFaults: [],
};

test('finds no faults in a correct tree', () => {
  expect(findReleaseFaults(FACTS)).toEqual([]);
});

describe('refuses', () => {
  test.each<[string, Partial<ReleaseFacts>, string]>([
    ['a dirty tree', { changedFiles: ['a.ts'] }, 'Commit your changes first: a.ts.'],
    ['a tag that exists', { tagged: ['0.2.0'] }, 'The tag v0.2.0 exists.'],
    ['a smaller version', { tagged: ['0.9.0', '0.10.0'] }, "0.2.0 isn't greater than 0.10.0"],
    [
      'files of another version',
      { versions: { 'package.json': '0.1.0' } },
      'Another version is in package.json.',
    ],
    ['a missing section', { changelog: '# Changelog\n' }, 'CHANGELOG.md has no section 0.2.0.'],
    ['an empty section', { changelog: '## 0.2.0\n\n## 0.1.0\n\nA\n' }, 'CHANGELOG.md has no section 0.2.0.'],
    ['a missing record', { record: undefined }, 'records/0.2.0.json'],
    ['another record', { record: { ...RECORD, formats: { posts: 1 } } }, 'records/0.2.0.json'],
    ['refused pacts', { pactFaults: ['posts has not verified the pact.'] }, 'posts has not verified'],
  ])('%s', (_, facts, fault) => {
    expect(findReleaseFaults({ ...FACTS, ...facts })).toEqual([expect.stringContaining(fault)]);
  });
});

test.each(['v0.2.0', '0.2', 'next', '1.2.3.4', ''])('refuses “%s” as a version', (version) => {
  expect(findVersionFaults({ version, tagged: [], changedFiles: [] })).toEqual([
    `${version} isn't a version such as 1.2.3.`,
  ]);
});

test('allows any version as the first', () => {
  expect(findVersionFaults({ version: '0.1.0', tagged: [], changedFiles: [] })).toEqual([]);
});
