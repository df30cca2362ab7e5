import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { describe, expect, test } from '@jest/globals';
import {
  call,
  change,
  detail,
  HOUR,
  inHours,
  out,
  page,
  posts,
  read,
  schedule,
  seenVersions,
  setUpPosts,
  work,
} from './planned-posts.ts';
import { type Entry, facebook, linkedin } from './posts-under-test.ts';

setUpPosts();

describe('reading a planned post', () => {
  test('returns its texts, files, first comment and time, with a version of each target', async () => {
    const { media } = await page.upload();
    const time = inHours(3);
    const entries = [{ ...facebook('Hello'), first_comment: 'First' }, linkedin('Good day')];
    const id = await schedule(entries, { media_ids: JSON.stringify([media.id]), scheduled_time: time });
    const { planned } = await read(id);
    expect(planned).toMatchObject({
      post_id: id,
      series_id: null,
      from_queue: false,
      media: [{ id: media.id }],
      content: {
        post: {
          text: 'Hello',
          versions: { linkedin: 'Good day' },
          first_comment: { text: 'First', networks: ['facebook'] },
        },
        media_ids: [media.id],
        mode: 'later',
        scheduled_time: time,
        timezone: 'Europe/Berlin',
      },
      targets: [
        { platform: 'facebook', locked: null, version: expect.any(String), first_comment: 'First' },
        {
          platform: 'linkedin',
          locked: null,
          version: expect.any(String),
          page_id: 'urn:li:person:ada',
          target_id: 'urn:li:person:ada',
        },
      ],
    });
  });
});

describe('changing a planned post', () => {
  test('replaces text, files, targets, first comment and time at once, and the post is published once', async () => {
    const [first, second] = [await page.upload('red'), await page.upload('blue')];
    const id = await schedule([facebook('Old A'), linkedin('Old A')], {
      media_ids: JSON.stringify([first.media.id]),
    });
    const time = inHours(5);
    const body = {
      platforms: [{ ...facebook('New A'), first_comment: 'Come by' }, facebook('New A', 'page2')],
      media_ids: [second.media.id],
      scheduled_time: time,
      timezone: 'Europe/Berlin',
      seen: await seenVersions(id),
    };
    const reply = await change(id, body);
    expect(reply).toMatchObject({ status: 200, refused: [], message: 'Saved. The post stays scheduled.' });
    expect(await detail(id)).toMatchObject([
      { content: 'New A', page_id: 'page1', scheduled_time: time, first_comment: { text: 'Come by' } },
      { content: 'New A', page_id: 'page2', scheduled_time: time },
    ]);
    await work();
    posts.advance(2 * HOUR);
    posts.advance(3 * HOUR);
    await eventually(async () => {
      for (const one of await posts.results(id))
        expect(one).toMatchObject({ status: 'published', late: false });
    });
    expect(out('New A')).toHaveLength(2);
    expect(out('Old A')).toHaveLength(0);
    expect(out('New A')[0]?.media).toHaveLength(1);
  });

  test('keeps omitted fields, and every other target’s own time', async () => {
    const { media } = await page.upload('green');
    const id = await schedule([facebook('Keep'), linkedin('Keep')], {
      media_ids: JSON.stringify([media.id]),
    });
    const [one] = await detail(id);
    const ownTime = inHours(7);
    await call('POST', `/posts/publications/${one.id}/reschedule`, { scheduled_time: ownTime });
    await change(id, { platforms: [facebook('Kept'), linkedin('Kept')] });
    const [facebookNow, linkedinNow] = await detail(id);
    expect(facebookNow).toMatchObject({
      content: 'Kept',
      scheduled_time: ownTime,
      media: [{ kind: 'image' }],
    });
    expect(linkedinNow).toMatchObject({ content: 'Kept', media: [{ kind: 'image' }] });
    expect(linkedinNow.scheduled_time).not.toBe(ownTime);
  });

  test('requires a time for a target that is added after the planned time has passed', async () => {
    const id = await schedule([facebook('Overdue')]);
    posts.advance(2 * HOUR);
    const platforms = [facebook('Overdue'), linkedin('Overdue')];
    expect(await change(id, { platforms })).toMatchObject({
      status: 422,
      errors: { scheduled_time: [expect.stringContaining('has passed')] },
    });
    const later = { scheduled_time: inHours(3), timezone: 'Europe/Berlin' };
    expect(await change(id, { platforms, ...later })).toMatchObject({ status: 200 });
  });

  test('names a refused target by its place in the request', async () => {
    const id = await schedule([facebook('Places')]);
    const reply = await change(id, { platforms: [facebook('Places'), facebook('Places', 'nobody')] });
    expect(Object.keys(reply.errors)).toEqual(['platforms.1.page_id']);
  });

  test('says that it is saved where all that it does is to take out a target', async () => {
    const id = await schedule([facebook('Two'), linkedin('Two')]);
    const [, second] = await detail(id);
    await call('POST', `/posts/publications/${second.id}/reschedule`, { scheduled_time: inHours(9) });
    await work();
    posts.advance(HOUR);
    await posts.until(id, 'published');
    const reply = await change(id, { platforms: [facebook('Two')] });
    expect(reply).toMatchObject({ status: 200, refused: [{ target_name: 'facebook page1' }] });
    expect(await detail(id)).toHaveLength(1);
  });

  test('leaves targets that are out, and changes the rest', async () => {
    const id = await schedule([facebook('Part'), linkedin('Part')]);
    const before = await seenVersions(id);
    const [, second] = await detail(id);
    await call('POST', `/posts/publications/${second.id}/reschedule`, { scheduled_time: inHours(9) });
    await work();
    posts.advance(HOUR);
    await posts.until(id, 'published');
    const { planned } = await read(id);
    expect(planned.targets).toMatchObject([
      { status: 'published', version: null, locked: expect.stringContaining('published') },
      { status: 'scheduled', locked: null },
    ]);
    expect(planned.content.targets.filter((one: { selected: boolean }) => one.selected)).toHaveLength(1);
    const body = { platforms: [facebook('Other'), linkedin('Other')] };
    // The time of the second was changed after the editor read it.
    expect(await change(id, { ...body, seen: before })).toMatchObject({ status: 409 });
    const reply = await change(id, { ...body, seen: await seenVersions(id) });
    expect(reply).toMatchObject({ status: 200, refused: [{ target_name: 'facebook page1' }] });
    expect(await detail(id)).toMatchObject([{ content: 'Part' }, { content: 'Other' }]);
  });

  const byId = (content: string): Entry => ({ ...linkedin(content), page_id: 'urn:li:person:ada' });

  test('keeps a profile that is named another way than before, and posts to it once', async () => {
    for (const [before, after] of [
      [linkedin, byId],
      [byId, linkedin],
    ] as const) {
      const id = await schedule([before('Old name')]);
      const [plannedPost] = await detail(id);
      expect(await change(id, { platforms: [after('New name')] })).toMatchObject({ status: 200 });
      expect(await detail(id)).toMatchObject([{ id: plannedPost.id, content: 'New name' }]);
    }
  });

  test('refuses a profile by one name that is in the post by the other, and out', async () => {
    const id = await schedule([linkedin('Out by now'), facebook('Out by now')]);
    const [, second] = await detail(id);
    await call('POST', `/posts/publications/${second.id}/reschedule`, { scheduled_time: inHours(9) });
    await work();
    posts.advance(HOUR);
    await posts.until(id, 'published');
    const reply = await change(id, { platforms: [byId('Once more'), facebook('Once more')] });
    expect(reply).toMatchObject({ status: 200, refused: [{ target_name: 'linkedin Ada' }] });
    expect(await detail(id)).toMatchObject([{ content: 'Out by now' }, { content: 'Once more' }]);
  });

  test('refuses a profile that is named both ways', async () => {
    const id = await schedule([linkedin('Both ways')]);
    expect(await change(id, { platforms: [linkedin('Twice'), byId('Twice')] })).toMatchObject({
      status: 422,
      errors: { 'platforms.1.page_id': ['This LinkedIn profile is chosen twice.'] },
    });
    expect(await detail(id)).toMatchObject([{ content: 'Both ways' }]);
  });

  test('rejects content a network doesn’t accept, a past time and no target, and changes nothing', async () => {
    const id = await schedule([facebook('Good'), linkedin('Good')]);
    expect(await change(id, { platforms: [facebook('Good'), linkedin('x'.repeat(3001))] })).toMatchObject({
      status: 422,
      errors: { 'platforms.1.content': [expect.stringContaining('3,000')] },
    });
    expect(
      await change(id, { platforms: [facebook('Bad')], scheduled_time: '2026-01-01 10:00:00' }),
    ).toMatchObject({ status: 422, errors: { scheduled_time: [expect.any(String)] } });
    expect(await change(id, { platforms: [] })).toMatchObject({ status: 422 });
    expect(await change(id, { platforms: [facebook('Bad', 'nobody')] })).toMatchObject({ status: 422 });
    expect(await detail(id)).toMatchObject([{ content: 'Good' }, { content: 'Good' }]);
  });

  test('is for editors of the workspace, and for owners alone where they approve posts', async () => {
    const id = await schedule([facebook('Ours')]);
    const body = { platforms: [facebook('Others')] };
    expect(await change(id, body, { role: 'writer' })).toMatchObject({ status: 403 });
    expect(await read(id, { role: 'viewer' })).toMatchObject({ status: 403 });
    expect(await change(id, body, {}, 'grace')).toMatchObject({ status: 404 });
    expect(await read(id, {}, 'grace')).toMatchObject({ status: 404 });
    const bound = { role: 'editor', ownerApproval: true } as const;
    expect(await change(id, body, bound)).toMatchObject({ error: 'approval_required' });
    const move = { platforms: [facebook('Ours')], scheduled_time: inHours(4), timezone: 'Europe/Berlin' };
    expect(await change(id, move, bound)).toMatchObject({ status: 200 });
    expect(await detail(id)).toMatchObject([{ content: 'Ours', scheduled_time: move.scheduled_time }]);
  });

  test('affects only this post of a series', async () => {
    const repeat = JSON.stringify({ every: 'day', interval: 1, weekdays: [], count: 3, until: null });
    const id = await schedule([facebook('Daily')], { repeat });
    const body = { platforms: [facebook('Today'), linkedin('Today')], seen: await seenVersions(id) };
    expect(await change(id, body)).toMatchObject({ status: 200 });
    await work();
    posts.advance(25 * HOUR);
    await eventually(() => expect([out('Daily').length, out('Today').length]).toEqual([1, 2]));
  });

  test('keeps the new file and lets the old one go', async () => {
    const [first, second] = [await page.upload('black'), await page.upload('white')];
    const id = await schedule([facebook('Files')], { media_ids: JSON.stringify([first.media.id]) });
    await change(id, { platforms: [facebook('Files')], media_ids: [second.media.id] });
    const uses = async (one: string) => (await call('GET', `/posts/media/${one}/uses`)).uses;
    expect(await uses(second.media.id)).toHaveLength(1);
    expect(await uses(first.media.id)).toHaveLength(0);
  });

  test('distinguishes edits from moves', async () => {
    const id = await schedule([facebook('Told'), linkedin('Told')]);
    const changes: (string | null)[] = [];
    await posts.bus.subscribe({
      queue: `test.${id}`,
      kind: publicationChanged,
      handle: async ({ data }) => {
        if (data.post_id === id) changes.push(data.change);
      },
    });
    await change(id, {
      platforms: [facebook('Told anew'), linkedin('Told')],
      scheduled_time: inHours(6),
      timezone: 'Europe/Berlin',
    });
    await eventually(() =>
      expect(changes.filter((one) => one !== 'made').sort()).toEqual(['edited', 'moved']),
    );
  });
});
