import { connectionEvent, publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { describe, expect, test } from '@jest/globals';
import { clearAll, EMPTY_INBOX, hearEvent, type Inbox, markRead } from './inbox.ts';

const now = new Date('2026-03-01T10:00:00Z');
const after = (...events: Parameters<typeof hearEvent>[1][]): Inbox =>
  events.reduce((inbox, event) => hearEvent(inbox, event, now).after, EMPTY_INBOX);
const kinds = ({ entries }: Inbox): string[] => entries.map(({ kind, platform }) => `${platform} ${kind}`);

const lost = connectionEvent({ reason: 'The password was changed.' });
const linked = connectionEvent({ status: 'connected' });
const failed = publicationEvent({ status: 'failed', reason: 'Too long.' });
const waits = { status: 'scheduled', waiting_for: 'connection' } as const;
const waiting = publicationEvent({ ...waits, reason: 'Facebook needs to be connected again.' });
const retry = publicationEvent({ ...waits, waiting_for: 'retry', reason: 'Facebook is too busy.' });

describe('an entry is made', () => {
  test('of a post that failed, with the reason', () => {
    expect(after(failed).entries).toMatchObject([
      { kind: 'failed', platform: 'facebook', target: 'Bells', reason: 'Too long.', state: 'new' },
    ]);
  });

  test('of a post that went out late, with its address; not of one on time', () => {
    const late = publicationEvent({ late: true, post_url: 'https://network.example/1' });
    expect(after(late).entries).toMatchObject([{ kind: 'late', postUrl: 'https://network.example/1' }]);
    expect(kinds(after(publicationEvent()))).toEqual([]);
  });

  test('of a link that is lost, until it is made again or given up', () => {
    expect(kinds(after(lost))).toEqual(['facebook lost']);
    expect(kinds(after(lost, connectionEvent({ platform: 'linkedin', status: 'connected' })))).toEqual([
      'facebook lost',
    ]);
    expect(kinds(after(lost, linked))).toEqual([]);
    expect(kinds(after(lost, connectionEvent({ status: 'disconnected' })))).toEqual([]);
  });

  test('of a post that its network puts off by more than a quarter of an hour, until it is out', () => {
    const soon = publicationEvent({
      ...waits,
      waiting_for: 'retry',
      next_attempt_at: '2026-03-01T10:14:00Z',
    });
    const far = publicationEvent({ ...waits, waiting_for: 'retry', next_attempt_at: '2026-03-01T11:00:00Z' });
    expect(kinds(after(soon))).toEqual([]);
    expect(kinds(after(far))).toEqual(['facebook delayed']);
    expect(kinds(after(far, publicationEvent()))).toEqual([]);
  });

  test('of a post that waits for its link, not of one that is only tried again', () => {
    expect(kinds(after(retry))).toEqual([]);
    expect(kinds(after(lost, waiting))).toEqual(['facebook blocked', 'facebook lost']);
    expect(kinds(after(lost, waiting, linked))).toEqual([]);
  });
});

describe('there is one entry for each post', () => {
  test('the latest, first; none once it went out or was canceled', () => {
    const other = publicationEvent({ id: 'pub-2', platform: 'linkedin', status: 'failed', reason: 'No.' });
    expect(kinds(after(failed, other))).toEqual(['linkedin failed', 'facebook failed']);
    expect(kinds(after(lost, waiting, failed))).toEqual(['facebook failed', 'facebook lost']);
    expect(kinds(after(failed, publicationEvent({ status: 'queued' })))).toEqual(['facebook failed']);
    expect(kinds(after(failed, publicationEvent()))).toEqual([]);
    expect(kinds(after(failed, publicationEvent({ status: 'canceled' })))).toEqual([]);
  });

  test('and what is found as it was is no news: it stays read, or cleared', () => {
    const blocked = after(lost, waiting);
    for (const seen of [markRead(blocked), clearAll(blocked)])
      expect(hearEvent(seen, waiting, now).after.entries).toEqual(seen.entries);
    const worse = publicationEvent({ ...waits, reason: 'Facebook asks for more rights.' });
    expect(hearEvent(markRead(blocked), worse, now).after.entries[0]).toMatchObject({ state: 'new' });
  });

  test('and fifty at the most', () => {
    const many = Array.from({ length: 60 }, (_, n) => publicationEvent({ id: `${n}`, status: 'failed' }));
    const { entries } = after(...many);
    expect(entries).toHaveLength(50);
    expect(entries[0]?.id).toBe('publication 59');
  });
});
