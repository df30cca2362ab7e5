import { expect, test } from '@jest/globals';
import { refusalOf } from '../system/refusals.ts';
import { judge } from './judge.ts';

const DUPLICATE = 'Facebook: (#506) Duplicate status message';

const accepted = (id: string, text = id, more: { otherwise?: string[]; earlier?: string[] } = {}) => ({
  id,
  text,
  postId: 'post',
  platform: 'facebook',
  authorId: 'page',
  otherwise: [],
  earlier: [],
  ...more,
});
const row = (
  id: string,
  status: string,
  more: { reason?: string | null; remoteId?: string; content?: string } = {},
) => ({
  id,
  status,
  content: id,
  platform: 'facebook' as const,
  targetId: 'page',
  reason: null,
  wakeAt: null,
  endedAt: null,
  attempts: 1,
  remoteId: status === 'published' ? `${id}-post` : null,
  ...more,
});
const post = (text: string, id = `${text}-post`, authorId = 'page') => ({
  id,
  text,
  authorId,
  network: 'facebook' as const,
});
const clean = {
  lost: [],
  doubled: [],
  strays: [],
  unexplained: [],
  failedThoughOut: [],
  canceledThoughOut: [],
};

test('accepts a post that is there once, and a repeated text that the network rejected', () => {
  const rows = [row('1', 'published'), row('2', 'failed', { reason: DUPLICATE })];
  const judgement = judge([accepted('1', 'same'), accepted('2', 'same')], rows, [post('same', '1-post')]);
  expect(judgement).toEqual({ ...clean, out: 1, canceled: 0, failed: [`facebook: ${DUPLICATE}`] });
});

test.each([null, '', 'Too long', 'Facebook asked to wait', DUPLICATE])(
  'a publication that was given up with “%s”, and stands nowhere, is a fault',
  (reason) => {
    const judgement = judge([accepted('a')], [row('a', 'failed', { reason })], []);
    expect(judgement).toMatchObject({ out: 0, failed: [] });
    expect(judgement.unexplained).toEqual([`facebook page: a (facebook: ${reason ?? 'no reason'})`]);
  },
);

test('a duplicate that LinkedIn names has to be there', () => {
  const refusal = (id: string) =>
    row('2', 'failed', { reason: `Content is a duplicate of urn:li:share:${id}` });
  const both = [accepted('1', 'same'), accepted('2', 'same')];
  const remotePosts = [post('same', 'urn:li:share:7')];
  const first = row('1', 'published', { remoteId: 'urn:li:share:7' });
  expect(judge(both, [first, refusal('7')], remotePosts).unexplained).toEqual([]);
  expect(judge(both, [first, refusal('8')], remotePosts).unexplained).toHaveLength(1);
});

test('a post that isn’t there, or that nothing is known about, is lost', () => {
  const { lost, out } = judge([accepted('a'), accepted('b')], [row('a', 'published')], []);
  expect(lost).toEqual(['facebook page: a (said to be out)', 'facebook page: b (nothing is known of it)']);
  expect(out).toBe(0);
});

test('a post on another page does not count as out, and is seen where nobody asked for it', () => {
  const judgement = judge([accepted('a')], [row('a', 'published')], [post('a', 'a-post', 'other')]);
  expect(judgement).toMatchObject({ out: 0, lost: ['facebook page: a (said to be out)'] });
  expect(judgement.strays).toEqual(['facebook other: a (a-post)']);
});

test('Carillon has to know its post by the id that it has there, and no two by one', () => {
  const wrong = judge([accepted('a')], [row('a', 'published', { remoteId: 'x' })], [post('a')]);
  expect(wrong.lost).toEqual(['facebook page: a (not there as x)']);
  const two = [accepted('1', 'same'), accepted('2', 'same')];
  const rows = [row('1', 'published', { remoteId: 'x' }), row('2', 'published', { remoteId: 'x' })];
  expect(judge(two, rows, [post('same', 'x'), post('same', 'y')]).lost).toHaveLength(1);
});

test('a post that is there twice is doubled', () => {
  const { doubled } = judge([accepted('a')], [row('a', 'published')], [post('a'), post('a', 'again')]);
  expect(doubled).toEqual(['facebook page: a (2 times)']);
});

test('two publications of one text may be there twice, not three times', () => {
  const two = [accepted('1', 'same'), accepted('2', 'same')];
  const rows = [row('1', 'published'), row('2', 'published')];
  const twice = [post('same', '1-post'), post('same', '2-post')];
  expect(judge(two, rows, twice)).toMatchObject(clean);
  expect(judge(two, rows, [...twice, post('same', 'z')]).doubled).toHaveLength(1);
});

test('distinguishes a failure that was published all the same', () => {
  const judgement = judge([accepted('a')], [row('a', 'failed', { reason: 'Too long' })], [post('a')]);
  expect(judgement).toMatchObject({
    doubled: [],
    failed: [],
    unexplained: [],
    failedThoughOut: ['facebook page: a (facebook: Too long)'],
  });
});

test('a canceled post must not be there', () => {
  const [promised, rows] = [[accepted('a')], [row('a', 'canceled')]];
  expect(judge(promised, rows, [])).toMatchObject({ canceled: 1, canceledThoughOut: [] });
  expect(judge(promised, rows, [post('a')])).toMatchObject({
    canceled: 0,
    canceledThoughOut: ['facebook page: a'],
    doubled: [],
  });
});

test('a planned rejection may have failed, each once', () => {
  const reason = `Facebook: ${refusalOf(3)}: not here`;
  const both = [accepted('a'), accepted('b')];
  const rows = [row('a', 'failed', { reason }), row('b', 'failed', { reason })];
  const judgement = judge(both, rows, [], new Set([3]));
  expect(judgement.failed).toEqual([`facebook: ${reason}`]);
  expect(judgement.unexplained).toEqual([`facebook page: b (facebook: ${reason})`]);
  expect(judge(both, rows, [], new Set([30])).unexplained).toHaveLength(2);
});

test('after an accepted edit the old text must not be published', () => {
  const edited = accepted('a', 'new', { earlier: ['old'] });
  const rows = [row('a', 'published')];
  expect(judge([edited], rows, [post('new', 'a-post')])).toMatchObject({ ...clean, out: 1 });
  const wrong = judge([edited], rows, [post('old', 'a-post')]);
  expect(wrong.lost).toEqual(['facebook page: new (said to be out)']);
  expect(wrong.strays).toEqual(['facebook page: old (a-post)']);
});

test('when the answer to an edit got lost, the words count that Carillon has, and no others', () => {
  const unsure = accepted('a', 'old', { otherwise: ['new'] });
  const published = (content: string) => [row('a', 'published', { content })];
  expect(judge([unsure], published('new'), [post('new', 'a-post')])).toMatchObject(clean);
  expect(judge([unsure], published('old'), [post('old', 'a-post')])).toMatchObject(clean);
  expect(judge([unsure], published('new'), [post('old', 'a-post')]).strays).toHaveLength(1);
  expect(judge([unsure], published('x'), [post('x', 'a-post')]).strays).toHaveLength(1);
});

test('a rejection as a duplicate of its own earlier text is right', () => {
  const rows = [row('1', 'published'), row('2', 'failed', { reason: DUPLICATE })];
  const both = [accepted('1', 'old'), accepted('2', 'new', { earlier: ['old'] })];
  expect(judge(both, rows, [post('old', '1-post')])).toMatchObject({ ...clean, out: 1 });
});

test('a refusal after a try without an answer may be out, when Carillon says so, and once', () => {
  const reason = `Facebook didn’t confirm whether this post was published (${refusalOf(1)}). Check there.`;
  const rows = [row('a', 'failed', { reason })];
  const judgeWith = (posts: number, refusals = new Set([1])) =>
    judge(
      [accepted('a')],
      rows,
      Array.from({ length: posts }, () => post('a')),
      refusals,
    );
  expect(judgeWith(0)).toMatchObject({ ...clean, failed: [`facebook: ${reason}`] });
  expect(judgeWith(1)).toMatchObject({ ...clean, failed: [`facebook: ${reason}`] });
  expect(judgeWith(2).doubled).toHaveLength(1);
  expect(judgeWith(1, new Set()).unexplained).toHaveLength(1);
});
