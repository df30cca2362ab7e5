import { describe, expect, test } from '@jest/globals';
import type { News } from './news.ts';
import type { Notification } from './notification.ts';
import { idOf } from './notification-id.ts';
import { takeIn } from './take-in.ts';

const news = (order: number, kind: News['kind'], more: Partial<News> = {}): News => ({
  ...{ workspaceId: 'w1', subject: 'publication/p1', platform: 'facebook', publication: null },
  ...{ order, kind, at: new Date(order * 1000), episode: '', final: false },
  ...more,
});
/** What is kept after news, and which of them were told. */
function after(...all: News[]): { kept: Notification | null; told: number[] } {
  let kept: Notification | null = null;
  const told: number[] = [];
  for (const one of all) {
    const taken = takeIn(kept, one);
    if (taken?.isNew) told.push(one.order);
    kept = taken?.notification ?? kept;
  }
  return { kept, told };
}

describe('each failure is told once', () => {
  const first = news(1, 'failed', { episode: '10:00' });
  const retried = news(2, null);
  const second = news(3, 'failed', { episode: '10:05' });

  test('and the next one anew, under an id of its own', () => {
    const { kept, told } = after(first, retried, second);
    expect(told).toEqual([1, 3]);
    expect(kept).toMatchObject({ kind: 'failed', shown: true, at: new Date(3000) });
    const [before] = [after(first).kept];
    expect(kept && before && idOf(kept) !== idOf(before)).toBe(true);
  });

  test('however often its event comes, and whatever came since', () => {
    expect(after(first, first).told).toEqual([1]);
    const { kept, told } = after(first, retried, second, first, retried);
    expect(told).toEqual([1, 3]);
    expect(kept).toMatchObject({ shown: true, order: 3 });
  });

  test('and its new words are no news', () => {
    const edited = news(2, 'failed', { episode: '10:00' });
    const { kept, told } = after(first, edited);
    expect(told).toEqual([1]);
    expect(kept).toMatchObject({ order: 2, told: 1, at: new Date(1000) });
  });
});

test('a later state takes the place of what needed somebody', () => {
  const { kept, told } = after(news(1, 'waiting_for_connection'), news(2, 'published'));
  expect(told).toEqual([1, 2]);
  expect(kept).toMatchObject({ kind: 'published', shown: true });
  expect(after(news(1, 'waiting_for_connection'), news(2, null)).kept).toMatchObject({ shown: false });
});

test('what is deleted stays so, though news of it come late', () => {
  const { kept, told } = after(news(6, null, { final: true }), news(5, 'failed'));
  expect(told).toEqual([]);
  expect(kept).toMatchObject({ shown: false });
});

describe('a connection', () => {
  test('is told to be restored when it was told to be lost', () => {
    expect(after(news(1, 'connection_lost'), news(2, 'connection_restored')).told).toEqual([1, 2]);
  });
  test('that is made for the first time, or once more, is no news', () => {
    expect(after(news(1, 'connection_restored')).kept).toBeNull();
    const lost = [news(1, 'connection_lost'), news(2, 'connection_restored')];
    expect(after(...lost, news(3, 'connection_restored')).told).toEqual([1, 2]);
  });
  test('that its user undoes needs nobody', () => {
    expect(after(news(1, 'connection_lost'), news(2, null)).kept).toMatchObject({ shown: false });
  });
});
