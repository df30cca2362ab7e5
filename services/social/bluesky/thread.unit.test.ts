import { expect, test } from '@jest/globals';
import { CID, DID } from '../test/bluesky-answering.ts';
import { commentsIn } from './thread.ts';

const uri = (rkey: string) => `at://${DID}/app.bsky.feed.post/${rkey}`;
const view = (id: string, text = 'Bells') => ({
  uri: id,
  cid: CID,
  author: { did: DID, handle: 'ada.example' },
  record: { text, createdAt: '2026-11-28T10:00:00Z' },
});
const thread = (...replies: object[]) => ({ thread: { post: view(uri('root')), replies } });
const idsIn = (...replies: object[]) =>
  commentsIn(thread(...replies), 'https://bsky.app').comments.map(({ id }) => id);

test.each([
  ['an odd uri', view('https://bells.example/1')],
  ['a uri of a handle', view('at://ada.example/app.bsky.feed.post/1')],
  ['a uri that is too long', view(uri('x'.repeat(200)))],
  ['a cid that is too long', { ...view(uri('long')), cid: 'c'.repeat(101) }],
  ['an author without a DID', { ...view(uri('none')), author: { did: 'ada', handle: 'ada.example' } }],
])('a reply with %s is left out, and the others stay', (_, odd) => {
  expect(idsIn({ post: odd }, { post: view(uri('fine')) })).toEqual([uri('fine')]);
});

test('a name and a text that are too long are cut', () => {
  const author = { did: DID, handle: 'ada.example', displayName: 'x'.repeat(400) };
  const post = { ...view(uri('long'), 'y'.repeat(5000)), author };
  const [comment] = commentsIn(thread({ post }), 'https://bsky.app').comments;
  expect([comment?.author?.length, comment?.text.length]).toEqual([300, 3000]);
});
