import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { describe, expect, test } from '@jest/globals';
import { publication } from '../../testing/answers.ts';
import { NOTHING, readWork } from '../saved-work.ts';
import type { Choice } from '../targets.ts';
import { flowFrom, otherWritings, type PostAction, type PostFlow, reducePost, workOf } from './post-flow.ts';
import { preparePost } from './prepare-post.ts';

const blank = flowFrom(NOTHING);
const after = (flow: PostFlow, ...actions: PostAction[]): PostFlow => actions.reduce(reducePost, flow);
const ring = { text: 'Ring', hashtags: ['Bells'] };
const file = new File(['x'], 'shop.png', { type: 'image/png' });
const adding = (...files: File[]): PostAction[] => [
  { type: 'chosen', chosen: files },
  { type: 'added', chosen: files, files, problems: [] },
];
const written = after(
  blank,
  { type: 'described', topic: 'our bells' },
  ...adding(file),
  { type: 'opened', source: null, post: ring },
  { type: 'wished', platform: 'facebook', wish: { pageId: 'p2' } },
  { type: 'went', step: 'publish' },
);
const results = [publication('facebook')] as PublicationView[];
const outcome = { postId: 'post-1', results, earlier: false };
const choices: Choice[] = [
  { platform: 'facebook', selected: true, pageId: 'p2', obstacle: null, imageMissing: false },
];
/** As after a reload, with the files that the browser kept. */
const reloaded = (flow: PostFlow, files: readonly File[] = []): PostFlow =>
  flowFrom(readWork(JSON.stringify(workOf(flow))), files);
let keys = 0;
const prepare = (flow: PostFlow, times = {}) => preparePost(flow, choices, times, () => `key-${++keys}`);
const lost = (flow: PostFlow): PostFlow =>
  after(flow, { type: 'requested', request: { ...prepare(flow).request, open: true } });

describe('the page', () => {
  test('is as it was left, with its files and what was made of each draft', () => {
    const other = { text: 'Toll', hashtags: [] };
    const left = after(written, { type: 'opened', source: 'Toll', post: other });
    expect(reloaded(left, [file])).toEqual(left);
    expect(reloaded(after(written, { type: 'went', step: 'topic' })).step).toBe('topic');
  });

  test('names the files that were not kept, until they are there again or given up', () => {
    const door = new File(['y'], 'door.png', { type: 'image/png' });
    const both = after(written, ...adding(door));
    const left = reloaded(both, [door]);
    expect(left).toMatchObject({ media: [door], lost: ['shop.png'] });
    expect(reloaded(left, []).lost).toEqual(['door.png', 'shop.png']);
    expect(after(left, ...adding(file)).lost).toEqual([]);
    expect(after(left, { type: 'gaveUp' }).lost).toEqual([]);
  });

  test('goes from a draft to the editor, and keeps the topic', () => {
    expect(written).toMatchObject({ topic: 'our bells', post: ring, step: 'publish' });
  });

  test('adds what is wished of a network to what was', () => {
    const { wishes } = after(written, { type: 'wished', platform: 'facebook', wish: { selected: false } });
    expect(wishes).toEqual({ facebook: { pageId: 'p2', selected: false } });
  });

  test('keeps what was made of a draft while another one is looked at', () => {
    const changed = { text: 'Ring twice', hashtags: [] };
    const other = after(
      blank,
      { type: 'opened', source: 'Ring', post: ring },
      { type: 'edited', post: changed },
      { type: 'opened', source: 'Toll', post: { text: 'Toll', hashtags: [] } },
    );
    expect(other.post).toEqual({ text: 'Toll', hashtags: [] });
    expect(after(other, { type: 'opened', source: 'Ring', post: ring }).post).toEqual(changed);
  });

  test('is clear for the next post once one is sent', () => {
    const done = after(written, { type: 'sent', outcome });
    expect(done).toEqual({ ...blank, sent: { postId: 'post-1', results } });
    expect(after(done, { type: 'startedAgain' })).toEqual(blank);
  });
});

describe('words for another post', () => {
  test('leave what was written before to go on with, however often', () => {
    const toll = { text: 'Toll', hashtags: [] };
    const boom = { text: 'Boom', hashtags: [] };
    const third = after(written, { type: 'wroteNew', post: toll }, { type: 'wroteNew', post: boom });
    expect(third).toMatchObject({ post: boom, source: null, step: 'edit' });
    expect(otherWritings(third)).toEqual([
      ['Ring', ring],
      ['Toll', toll],
    ]);
    const back = after(third, { type: 'opened', source: 'Ring', post: ring });
    expect(back.post).toEqual(ring);
    expect(otherWritings(back).map(([, { text }]) => text)).toEqual(['Toll', 'Boom']);
  });

  test('never take the place of others that began alike', () => {
    const changed = after(
      written,
      { type: 'wroteNew', post: ring },
      { type: 'wroteNew', post: { text: 'Toll', hashtags: [] } },
    );
    expect(otherWritings(changed)).toHaveLength(2);
  });
});

describe('a post that another tab sends', () => {
  const request = { key: 'theirs', meant: 'all', text: 'Ring\n\n#Bells', open: true };

  const keysToSettle = (flow: PostFlow): string[] => prepare(flow).outgoing.unsettled.map(({ key }) => key);
  const again = { ...request, key: 'theirs-again' };
  const heard = after(written, { type: 'heard', request }, { type: 'heard', request: again });

  test('is settled before the same words are sent from here, under every key, after a reload too', () => {
    expect(keysToSettle(heard)).toEqual(['theirs', 'theirs-again']);
    expect(keysToSettle(reloaded(heard))).toEqual(['theirs', 'theirs-again']);
    const own = lost(heard);
    expect(keysToSettle(own)).toEqual([own.request?.key, 'theirs', 'theirs-again']);
    const other = after(heard, { type: 'edited', post: { text: 'Toll', hashtags: [] } });
    expect(keysToSettle(other)).toEqual([]);
    expect(keysToSettle(after(other, { type: 'edited', post: ring }))).toHaveLength(2);
  });

  test('and asked about no more once it is', () => {
    expect(keysToSettle(after(heard, { type: 'settled', text: request.text }))).toEqual([]);
    expect(keysToSettle(after(heard, { type: 'settled', text: 'Toll' }))).toHaveLength(2);
    const taken = { ...outcome, earlier: true, key: 'theirs' };
    const told = after(lost(heard), { type: 'sent', outcome: taken });
    expect(keysToSettle(told)).toEqual(['theirs-again']);
  });
});

describe('a file that is looked into', () => {
  const door = new File(['y'], 'door.png', { type: 'image/png' });
  const [chosen, checked] = adding(door) as [PostAction, PostAction];

  test('is named after a reload, as it is not kept yet', () => {
    const again = reloaded(after(written, chosen), [file]);
    expect(again).toMatchObject({ media: [file], lost: ['door.png'], checking: [] });
  });

  test('is none of the next post when its own was sent meanwhile', () => {
    const done = after(written, chosen, { type: 'sent', outcome }, checked);
    expect(done.media).toEqual([]);
    const changed = after(written, chosen, { type: 'sent', outcome: { ...outcome, earlier: true } }, checked);
    expect(changed.media).toEqual([file, door]);
  });

  test('waits for no other one, and is added once', () => {
    const two = after(written, chosen, ...adding(new File(['z'], 'hall.png', { type: 'image/png' })));
    expect(two.checking).toEqual([[door]]);
    const all = after(two, checked, checked);
    expect(all.checking).toEqual([]);
    expect(all.media.map(({ name }) => name)).toEqual(['shop.png', 'hall.png', 'door.png']);
  });
});

describe('a post whose answer was lost', () => {
  test('keeps its key, also for something else, and then the server is asked first', () => {
    const open = lost(written);
    const same = prepare(open);
    expect(same.request.key).toBe(open.request?.key);
    expect(same.outgoing.unsettled).toEqual([{ key: open.request?.key, changed: false }]);
    const later = prepare(open, { scheduled_time: '2030-01-02 09:00:00' });
    expect(later.request).toEqual(open.request);
    expect(later.meant.meant).not.toBe(open.request?.meant);
    expect(later.outgoing.unsettled).toEqual([{ key: open.request?.key, changed: true }]);
    expect(later.outgoing.form.get('scheduled_time')).toBe('2030-01-02 09:00:00');
  });

  test('and was changed since: the change stays, under a key of its own', () => {
    const open = after(lost(written), { type: 'edited', post: { text: 'Ring!', hashtags: [] } });
    const told = after(open, { type: 'sent', outcome: { ...outcome, earlier: true } });
    expect(told).toMatchObject({ topic: 'our bells', post: { text: 'Ring!' }, media: [file], step: 'topic' });
    expect(told.sent?.postId).toBe('post-1');
    expect(prepare(told).request.key).not.toBe(open.request?.key);
  });

  test('and is found after a reload: what was sent is cleared, what was changed since is kept', () => {
    const open = lost(written);
    const again = reloaded(open);
    const key = open.request?.key ?? '';
    expect(after(again, { type: 'found', key, outcome, since: again })).toEqual({
      ...blank,
      sent: { postId: 'post-1', results },
    });
    const changed = after(again, { type: 'edited', post: { text: 'Ring!', hashtags: [] } });
    expect(after(changed, { type: 'found', key, outcome, since: again })).toMatchObject({
      post: { text: 'Ring!' },
    });
    const next = after(again, { type: 'described', topic: 'a whistle' });
    expect(after(next, { type: 'found', key, outcome, since: again })).toMatchObject({
      topic: 'a whistle',
      sent: { postId: 'post-1' },
    });
    const added = after(again, ...adding(file));
    expect(after(added, { type: 'found', key, outcome, since: again })).toMatchObject({ media: [file] });
    const created = { success: true, message: '', writer: {}, trending_hashtags: [], posts: [] } as never;
    const drafted = after(again, { type: 'generated', created });
    expect(after(drafted, { type: 'found', key, outcome, since: again })).toMatchObject({ created });
    expect(after(again, { type: 'found', key: 'another', outcome, since: again })).toEqual(again);
  });
});
