import { expect, test } from '@jest/globals';
import { judge } from './judge.ts';

const accepted = (id: string, text = id) => ({ id, platform: 'facebook', text });
const row = (id: string, status: string, content = id) => ({
  ...{ id, status, content, platform: 'facebook' as const, targetId: 'page' },
  ...{ reason: status === 'failed' ? 'Too long' : null, wakeAt: null, attempts: 1, remoteId: null },
});
const post = (text: string, id = text) => ({ id, text, network: 'facebook' as const, authorId: 'page' });

test('what is out once is right, and so is a failure with its reason', () => {
  const found = judge(
    [accepted('a'), accepted('b')],
    [row('a', 'published'), row('b', 'failed')],
    [post('a')],
  );
  expect(found).toEqual({
    ...{ out: 1, lost: [], doubled: [], canceled: 0, failedThoughOut: [], canceledThoughOut: [] },
    failed: ['facebook: Too long'],
  });
});

test('a post that is not there, or that nothing is known of, is lost', () => {
  const { lost } = judge([accepted('a'), accepted('b')], [row('a', 'published')], []);
  expect(lost).toEqual(['facebook: a (said to be out)', 'facebook: b (nothing is known of it)']);
});

test('a post that is there twice is doubled', () => {
  const { doubled } = judge([accepted('a')], [row('a', 'published')], [post('a'), post('a', 'again')]);
  expect(doubled).toEqual(['facebook: a (2 times)']);
});

test('two publications of one text may be there twice, not three times', () => {
  const two = [accepted('1', 'same'), accepted('2', 'same')];
  const rows = [row('1', 'published', 'same'), row('2', 'published', 'same')];
  const twice = [post('same', 'x'), post('same', 'y')];
  expect(judge(two, rows, twice).doubled).toEqual([]);
  expect(judge(two, rows, [...twice, post('same', 'z')]).doubled).toHaveLength(1);
});

test('a failure that is out all the same is told apart', () => {
  const found = judge([accepted('a')], [row('a', 'failed')], [post('a')]);
  expect(found).toMatchObject({
    doubled: [],
    failed: [],
    failedThoughOut: ['facebook: a (facebook: Too long)'],
  });
});

test('what was stopped must not be there', () => {
  const [promised, rows] = [[accepted('a')], [row('a', 'canceled')]];
  expect(judge(promised, rows, [])).toMatchObject({ canceled: 1, canceledThoughOut: [] });
  expect(judge(promised, rows, [post('a')])).toMatchObject({
    ...{ canceled: 0, canceledThoughOut: ['facebook: a'], doubled: [] },
  });
});
