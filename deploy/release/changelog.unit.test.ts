import { describe, expect, test } from '@jest/globals';
import { draftSection, sectionOf, withSection } from './changelog.ts';

const CHANGELOG =
  '# Changelog\n\n## 0.2.0 (2027-01-05)\n\nNew.\n\n### Fixed\n\n- A\n\n## 0.1.0 (2026-11-29)\n\nOld.\n';

describe('sectionOf', () => {
  test('returns the text of one version', () => {
    expect(sectionOf(CHANGELOG, '0.2.0')).toBe('New.\n\n### Fixed\n\n- A');
    expect(sectionOf(CHANGELOG, '0.1.0')).toBe('Old.');
  });

  test('returns nothing for a version that is not listed, or that another one begins with', () => {
    expect(sectionOf(CHANGELOG, '0.3.0')).toBe('');
    expect(sectionOf(CHANGELOG, '0.1')).toBe('');
  });
});

describe('draftSection', () => {
  const commit = (subject: string, ...files: string[]) => ({ subject, files });

  test('sorts commits into sections by their verbs', () => {
    const commits = [
      commit('Fix the preview of reels', 'mfes/composer/a.ts'),
      commit('Show the time zone', 'shell/a.ts'),
      commit('Add a calendar', 'mfes/planner/a.ts'),
    ];
    expect(draftSection('0.2.0', '2027-01-05', commits)).toBe(
      [
        '## 0.2.0 (2027-01-05)',
        '### Added\n\n- Add a calendar',
        '### Changed\n\n- Show the time zone',
        '### Fixed\n\n- Fix the preview of reels',
      ].join('\n\n'),
    );
  });

  test('leaves out commits that only tests, tools and texts of developers notice', () => {
    const commits = [
      commit('Add a test', 'services/posts/test/a.int.test.ts', 'services/kit/README.md'),
      commit('Change a suite', '.ci/run', 'deploy/pacts/decide.unit.test.ts'),
    ];
    expect(draftSection('0.2.0', '2027-01-05', commits)).toBe('## 0.2.0 (2027-01-05)');
  });
});

describe('withSection', () => {
  test('puts a section above the versions before it', () => {
    const changed = withSection(CHANGELOG, '## 0.3.0 (2027-02-01)\n\nNewer.');
    expect(changed.indexOf('## 0.3.0')).toBeLessThan(changed.indexOf('## 0.2.0'));
    expect(sectionOf(changed, '0.3.0')).toBe('Newer.');
    expect(sectionOf(changed, '0.1.0')).toBe('Old.');
  });

  test('begins a changelog that has no version', () => {
    expect(withSection('# Changelog\n', '## 0.1.0 (2026-11-29)\n\nFirst.')).toBe(
      '# Changelog\n\n## 0.1.0 (2026-11-29)\n\nFirst.\n',
    );
  });
});
