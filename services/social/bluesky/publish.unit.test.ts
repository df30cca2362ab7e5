import { expect, test } from '@jest/globals';
import { accessOf, blueskyAnswering, CID, DID, refusal } from '../test/bluesky-answering.ts';
import { requesting } from '../test/requesting.ts';

const request = () => requesting({ targetId: DID, access: accessOf(), text: 'Hello' });
const recordWith = (value: object) => ({ uri: `at://${DID}/app.bsky.feed.post/x`, cid: CID, value });

test('a post whose key has another post is refused', async () => {
  const { network } = blueskyAnswering(refusal(400, 'InvalidSwap'), recordWith({ text: 'Other' }));
  await expect(network.publish.send(request())).rejects.toMatchObject({ code: 'InvalidSwap' });
});

test('counts a post as published that was published and deleted since', async () => {
  const { network } = blueskyAnswering(refusal(400, 'InvalidSwap'), refusal(400, 'RecordNotFound'));
  expect(await network.publish.send(request())).toMatchObject({ byEarlierAttempt: true });
});

test('rejects an expired token, so that its session is renewed', async () => {
  const { network } = blueskyAnswering(refusal(400, 'ExpiredToken'));
  await expect(network.publish.send(request())).rejects.toMatchObject({ kind: 'reconnect' });
});

test('a reply of more than two megabytes is not read', async () => {
  const { network } = blueskyAnswering({
    uri: `at://${DID}/app.bsky.feed.post/x`,
    cid: CID,
    pad: 'x'.repeat(2_200_000),
  });
  await expect(network.publish.send(request())).rejects.toMatchObject({ kind: 'unknown' });
});
