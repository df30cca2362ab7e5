import { describe, expect, test } from '@jest/globals';
import type { PublishNote } from '../../capabilities/publish.ts';
import { LINKEDIN_DEFAULTS } from '../../settings.ts';
import { answering } from '../../test/answering.ts';
import { requesting } from '../../test/requesting.ts';
import { createLinkedin } from '../linkedin.ts';

const settings = { ...LINKEDIN_DEFAULTS, clientId: 'id', clientSecret: 'secret' };
const OURS = 'urn:li:share:7';

const publish = async (notes: readonly PublishNote[], takenIds: readonly string[], answer: unknown) => {
  const { deps, calls } = answering(answer);
  const request = requesting({ notes, isTaken: async (id) => takenIds.includes(id) });
  const outcome = await createLinkedin(settings, deps)
    .publish.send(request)
    .catch((error: unknown) => error);
  return { outcome, calls, notes: request.notes.map(({ key, value }) => `${key} ${value}`) };
};
const created = () => new Response(null, { status: 201, headers: { 'x-restli-id': OURS } });
const refusalReply = (status: number, message: string) => Response.json({ status, message }, { status });
const duplicate = () => refusalReply(422, `Content is a duplicate of ${OURS}`);

const SENT: PublishNote = { key: 'linkedin_sent', value: '1' };
const REFUSED: PublishNote = { key: 'linkedin_refused', value: '1' };

test('a share is named by the reply’s header, and the attempt is noted before the call', async () => {
  const { outcome, notes, calls } = await publish([], [], created());
  expect(outcome).toEqual({ remoteId: OURS, url: `https://www.linkedin.com/feed/update/${OURS}/` });
  expect(notes).toEqual(['linkedin_sent 1']);
  expect(calls).toMatchObject([{ url: 'https://api.linkedin.com/rest/posts' }]);
});

test('a share accepted without a name may be published', async () => {
  const { outcome, notes } = await publish([], [], new Response(null, { status: 201 }));
  expect(outcome).toMatchObject({ kind: 'unknown' });
  expect(notes).toEqual(['linkedin_sent 1']);
});

describe('a duplicate', () => {
  test('takes a post that an earlier attempt may have made for its success', async () => {
    const { outcome, notes } = await publish([SENT], [], duplicate());
    expect(outcome).toMatchObject({ remoteId: OURS, byEarlierAttempt: true });
    expect(notes).toEqual(['linkedin_sent 1', 'linkedin_sent 2']);
  });

  test.each([
    ['on the first attempt', [], []],
    ['when every earlier attempt was refused', [SENT, REFUSED], []],
    ['of another publication’s post', [SENT], [OURS]],
  ])('%s is a refusal', async (_, notes, takenIds) => {
    const { outcome, notes: after } = await publish(notes, takenIds, duplicate());
    expect(outcome).toMatchObject({ kind: 'duplicate', remoteId: OURS });
    expect(after.at(-1)).toMatch(/^linkedin_refused/);
  });
});

test.each([
  ['a refusal', refusalReply(400, 'No'), 'permanent', ['linkedin_sent 1', 'linkedin_refused 1']],
  ['a server in trouble', refusalReply(503, 'No'), 'unknown', ['linkedin_sent 1']],
])('%s leaves its trace for the next attempt', async (_, answer, kind, notedKeys) => {
  const { outcome, notes } = await publish([], [], answer);
  expect(outcome).toMatchObject({ kind });
  expect(notes).toEqual(notedKeys);
});
