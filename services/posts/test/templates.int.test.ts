import { randomUUID } from 'node:crypto';
import { TEMPLATE_LIMITS } from '@carillon/contracts/http/posts/template.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asOwner } from './as-owner.ts';
import { type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
let send: ReturnType<typeof asOwner>['send'];
beforeAll(async () => {
  posts = await startPosts();
  send = asOwner(posts).send;
});
afterAll(() => posts.close());

const template = (name: string, more: object = {}) => ({ name, text: 'New: {product}', version: 0, ...more });
const saveTemplate = (workspaceId: string, body: object, id: string = randomUUID()) =>
  send('PUT', `/posts/templates/${id}`, body, workspaceId);
const saveGroup = (workspaceId: string, body: object, id: string = randomUUID()) =>
  send('PUT', `/posts/hashtag-groups/${id}`, body, workspaceId);
const namesOf = async (list: 'templates' | 'hashtag-groups', workspaceId: string): Promise<string[]> => {
  const { templates, groups } = await send('GET', `/posts/${list}`, undefined, workspaceId);
  return (templates ?? groups).map(({ name }: { name: string }) => name);
};

test('a template is a workspace’s: written, listed by name, written over and deleted there alone', async () => {
  const id = randomUUID();
  const hashtags = ['#Bread', 'bread', 'Corner bakery'];
  expect((await saveTemplate('one', template(' Weekly offer ', { hashtags }), id)).template).toEqual({
    id,
    name: 'Weekly offer',
    text: 'New: {product}',
    version: 1,
    hashtags: ['Bread', 'Cornerbakery'],
  });
  await saveTemplate('one', template('event'));
  expect(await namesOf('templates', 'one')).toEqual(['event', 'Weekly offer']);

  expect(await namesOf('templates', 'two')).toEqual([]);
  expect(await saveTemplate('two', template('Mine', { version: 1 }), id)).toMatchObject({
    status: 409,
    error: 'template_changed',
    detail: { template: null },
    message: 'This template was deleted in another tab or by somebody else.',
  });
  await send('DELETE', `/posts/templates/${id}`, undefined, 'two');
  expect(await namesOf('templates', 'one')).toEqual(['event', 'Weekly offer']);

  expect((await saveTemplate('one', template('Zebra', { version: 1 }), id)).template.version).toBe(2);
  const remove = () => send('DELETE', `/posts/templates/${id}`, undefined, 'one');
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  expect(await namesOf('templates', 'one')).toEqual(['event']);
});

test('when two tabs change a template, the second gets the first one’s text', async () => {
  const id = randomUUID();
  await saveTemplate('tabs', template('Ours'), id);
  expect(await saveTemplate('tabs', template('Ours'), id)).toMatchObject({ template: { version: 1 } });
  await saveTemplate('tabs', template('Ours', { text: 'Theirs', version: 1 }), id);
  expect(await saveTemplate('tabs', template('Ours', { text: 'Mine', version: 1 }), id)).toMatchObject({
    status: 409,
    error: 'template_changed',
    detail: { template: { id, name: 'Ours', text: 'Theirs', hashtags: [], version: 2 } },
  });
});

test('a hashtag group has from 1 to 30 hashtags and a name of its own', async () => {
  const tags = (count: number) => Array.from({ length: count }, (_, n) => `Tag${n}`);
  const id = randomUUID();
  const { group } = await saveGroup('tags', { name: 'Bakery', hashtags: tags(30), version: 0 }, id);
  expect(group).toEqual({ id, name: 'Bakery', hashtags: tags(30), version: 1 });
  const expectRefused = async (hashtags: string[], name = 'Other') =>
    (await saveGroup('tags', { name, hashtags, version: 0 })).errors;
  expect(await expectRefused([])).toEqual({ hashtags: ['Enter at least one hashtag.'] });
  expect(await expectRefused(tags(31))).toEqual({ hashtags: ['Use at most 30 hashtags.'] });
  expect(await expectRefused(['Bread', '#2026'])).toEqual({
    'hashtags.1': ['“#2026” isn’t a hashtag, because a hashtag needs a letter.'],
  });
  expect(await expectRefused(['Bread'], 'BAKERY')).toEqual({
    name: ['There’s already a hashtag group named “Bakery”. Choose another name.'],
  });
  expect(await namesOf('hashtag-groups', 'tags')).toEqual(['Bakery']);
  expect(await namesOf('hashtag-groups', 'one')).toEqual([]);
});

test('a template has a name and a text, and there are 200 at the most', async () => {
  const expectRefused = async (more: object) =>
    (await saveTemplate('full', { ...template('Fine'), ...more })).errors;
  expect(await expectRefused({ name: ' ' })).toEqual({ name: ['Give the template a name.'] });
  expect(await expectRefused({ text: ' ' })).toEqual({ text: ['Write the text of the template.'] });
  expect(await expectRefused({ text: 'x'.repeat(5001) })).toEqual({
    text: ['Use at most 5,000 characters.'],
  });
  const all = Array.from({ length: TEMPLATE_LIMITS.count }, (_, n) =>
    saveTemplate('full', template(`T ${n}`)),
  );
  await Promise.all(all);
  // Written at once, some may have been refused for each other.
  for (let n = (await namesOf('templates', 'full')).length; n < TEMPLATE_LIMITS.count; n++)
    await saveTemplate('full', template(`More ${n}`));
  expect(await saveTemplate('full', template('One more'))).toMatchObject({
    status: 409,
    error: 'too_many_templates',
    message: 'You’ve reached the maximum of 200 templates. Delete some that you no longer need.',
  });
  expect(await namesOf('templates', 'full')).toHaveLength(TEMPLATE_LIMITS.count);
});
