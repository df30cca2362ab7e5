import { expect, test } from '@jest/globals';
import { sectionsOf } from './sections.ts';

test('each heading of the second level begins a section; one in code does not', () => {
  const markdown =
    'First words.\n\n## Budget\n\n| a |\n|---|\n| 1 |\n\n```\n## no heading\n```\n\n### Deeper\n\n## End\n';
  const sections = sectionsOf(markdown);
  expect(sections.map(({ title }) => title)).toEqual(['Overview', 'Budget', 'End']);
  expect(sections[1]?.text).toContain('## no heading');
  expect(sections[1]?.text).toContain('### Deeper');
});
