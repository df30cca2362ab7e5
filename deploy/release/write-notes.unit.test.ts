import { expect, test } from '@jest/globals';
import { writeNotes } from './write-notes.ts';

const changelog = '# Changelog\n\n## 0.2.0 (2027-01-05)\n\n- Add a calendar\n';
const now = { version: '0.2.0', formats: { posts: 3, ai: 1, words: 1 }, pacts: [] };
const plan = { steps: [['posts'], ['mfe-composer', 'mfe-planner']], reasons: [] };

test('lists changes, changed formats, and the upgrade order', () => {
  const before = { version: '0.1.0', formats: { posts: 2, ai: 1 }, pacts: [] };
  const notes = writeNotes({ changelog, now, before, plan });
  expect(notes).toContain('# Carillon 0.2.0\n\n- Add a calendar');
  expect(notes).toContain('Stored formats that change:\n\n- posts: 2 → 3\n\n');
  expect(notes).toContain('1. posts\n2. mfe-composer together with mfe-planner');
});

test('says that no format changes', () => {
  const before = { version: '0.1.0', formats: { posts: 3, ai: 1 }, pacts: [] };
  expect(writeNotes({ changelog, now, before, plan })).toContain('No stored format changes.');
});

test('calls the first release the first', () => {
  expect(writeNotes({ changelog, now, before: undefined, plan })).toContain('This is the first release.');
});
