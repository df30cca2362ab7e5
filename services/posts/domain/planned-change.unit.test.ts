import { englishText } from '@carillon/kit/test/said.ts';
import { describe, expect, test } from '@jest/globals';
import { decide } from './decide.ts';
import { isPlannedAs, type PlannedState, planKey, planOf } from './planned-change.ts';
import { freshHistory, type MediaFile, type Publication } from './publication.ts';

const now = new Date('2026-03-02T09:00:00Z');
const due = new Date('2026-03-02T10:00:00Z');
const file = (mediaId: string, altText = ''): MediaFile => ({
  mediaId,
  folder: mediaId,
  file: `${mediaId}.png`,
  kind: 'image',
  mime: 'image/png',
  bytes: 1,
  altText,
});
const plannedPublication = (more: Partial<Publication> = {}): Publication =>
  ({
    id: 'p1',
    postId: 'post',
    workspaceId: 'ada',
    platform: 'facebook',
    targetId: 'page1',
    targetName: 'Page',
    content: 'Hello',
    media: [file('a')],
    createdAt: now,
    dueAt: due,
    localTime: '2026-03-02 11:00:00',
    timezone: 'Europe/Berlin',
    ...freshHistory([file('a')]),
    status: 'scheduled',
    nextAttemptAt: due,
    waitingFor: 'time',
    reason: null,
    ...more,
  }) as Publication;
const replan = (publication: Publication, more: Partial<PlannedState>, seenState?: string) => {
  const next = { ...planOf(publication), ...more };
  return decide(publication, { type: 'replan', next, seen: seenState ?? planKey(planOf(publication)) }, now);
};

describe('the key of a plan', () => {
  test.each<[string, Partial<Publication>]>([
    ['text', { content: 'Other' }],
    ['files', { media: [file('b')] }],
    ['alt texts', { media: [file('a', 'A loaf')] }],
    ['first comment', { firstComment: 'First' }],
    ['options', { options: { visibility: 'private' } }],
    ['time', { dueAt: now }],
  ])('changes with the %s', (_, more) => {
    expect(planKey(planOf(plannedPublication(more)))).not.toBe(planKey(planOf(plannedPublication())));
  });

  test('stays the same while a worker only tries again', () => {
    const later = plannedPublication({ failures: 2, revision: 5 });
    expect(planKey(planOf(later))).toBe(planKey(planOf(plannedPublication())));
  });
});

describe('a change of what is planned', () => {
  test('sets other options, and removes them', () => {
    const options = { visibility: 'private' };
    const withOptions = replan(plannedPublication(), { options });
    expect(withOptions).toMatchObject({ ok: true, next: { options, notes: [] } });
    const withoutOptions = replan(plannedPublication({ options }), { options: null });
    expect(withoutOptions.ok && withoutOptions.next.options).toBeUndefined();
  });

  test('replaces files and text, and forgets the old files’ uploads', () => {
    const before = plannedPublication({ notes: [{ key: 'container', value: '1' }] });
    expect(replan(before, { content: 'New', media: [] })).toMatchObject({
      next: { content: 'New', media: [], files: 'gone', notes: [], editedAt: now, dueAt: due },
    });
  });

  test('a change of the time alone is a move and no edit', () => {
    const decision = replan(plannedPublication(), {
      dueAt: new Date('2026-03-03T10:00:00Z'),
      localTime: '2026-03-03 11:00:00',
    });
    expect(decision).toMatchObject({ next: { editedAt: null, moves: [{ from: due }], waitingFor: 'time' } });
  });

  test('is refused over another version, unless it is so already', () => {
    expect(replan(plannedPublication(), { content: 'New' }, 'another')).toMatchObject({ ok: false });
    expect(replan(plannedPublication(), {}, 'another')).toMatchObject({ ok: true });
  });

  test('is refused once a worker has it', () => {
    const lease = { id: 'l', by: 'w', until: due };
    expect(
      replan(plannedPublication({ status: 'publishing', lease } as Partial<Publication>), {}),
    ).toMatchObject({
      ok: false,
      rejectionReason: englishText(expect.stringContaining('being published')),
    });
  });

  test('counts changed links as changed content', () => {
    const linkTags = { parameters: [{ name: 'utm_source', value: 'x' }], domains: null, timezone: 'UTC' };
    expect(isPlannedAs(plannedPublication(), { ...planOf(plannedPublication()), linkTags })).toBe(false);
  });
});
