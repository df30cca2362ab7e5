import { describe, expect, test } from '@jest/globals';
import { createFacebook } from '../facebook/facebook.ts';
import { createInstagram } from '../instagram/instagram.ts';
import { FACEBOOK_DEFAULTS, INSTAGRAM_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';
import { fileAt, requesting } from '../test/requesting.ts';

const app = { clientId: 'id', clientSecret: 'secret' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** When the first attempt began and when the network is asked, in truth. */
const BEGUN = Date.parse('2026-11-21T10:00:00Z');
const ASKED = BEGUN + 2 * MINUTE;
const TRUTH = new Date(ASKED).toUTCString();

interface Case {
  /** How far our clock was ahead at the first attempt, and how far it is now. */
  readonly attempt: number;
  readonly now: number;
  readonly date?: string | null;
  /** How long after the start of the first attempt the post was made. */
  readonly made?: number;
}

type Kind = 'text' | 'video' | 'photos' | 'instagram';

const look = (kind: Kind, { attempt, now, date = TRUTH, made = 1000 }: Case) => {
  const time = new Date(BEGUN + made).toISOString();
  const post = { id: 'ours', message: 'Hello', description: 'Hello', caption: 'Hello' };
  const dated = { ...post, created_time: time, timestamp: time };
  const attachments = { data: [{ target: { id: 'noted' } }] };
  const list = Response.json(
    { data: [kind === 'photos' ? { ...dated, message: undefined, attachments } : dated] },
    date === null ? {} : { headers: { date } },
  );
  const answers = {
    text: [list],
    photos: [list],
    video: [list, { status: { video_status: 'ready' } }],
    instagram: [{ status_code: 'EXPIRED' }, list],
  };
  const deps = { ...answering(...answers[kind]).deps, now: () => new Date(ASKED + now) };
  const network =
    kind === 'instagram'
      ? createInstagram({ ...INSTAGRAM_DEFAULTS, ...app }, deps)
      : createFacebook({ ...FACEBOOK_DEFAULTS, ...app }, deps);
  const notes = {
    text: [],
    video: [],
    photos: [{ key: 'facebook_photo', value: 'noted' }],
    instagram: [{ key: 'instagram_container', value: 'c1' }],
  };
  return network.publish
    .reconcile(
      requesting({
        text: kind === 'photos' ? '' : 'Hello',
        media: kind === 'text' ? [] : [fileAt(kind === 'video' ? 'video' : 'image', 'http://x/file')],
        firstAttemptAt: new Date(BEGUN + attempt),
        notes: notes[kind],
      }),
    )
    .catch((error: unknown) => error);
};

const ownPublished = expect.objectContaining({ remoteId: 'ours' });
const unknown = expect.objectContaining({ kind: 'unknown' });

describe.each(['text', 'video', 'photos', 'instagram'] as const)('%s: its own post', (kind) => {
  test.each([4, 6, 60, -4, -6, -60])('is found with a clock that is %d minutes ahead', async (minutes) => {
    const off = minutes * MINUTE;
    expect(await look(kind, { attempt: off, now: off })).toEqual(ownPublished);
  });
});

describe.each(['text', 'video', 'instagram'] as const)('%s', (kind) => {
  test.each([
    ['was put right since', 0, TRUTH],
    ['is behind by now', -HOUR, TRUTH],
    ['is wrong, which no date tells', HOUR, null],
    ['is wrong, which nonsense does not tell', HOUR, '0'],
    ['is wrong, which a date that is wrong as well hides', HOUR, new Date(ASKED + HOUR).toUTCString()],
  ])('may be what has the same words where the clock was an hour ahead and %s', async (_, now, date) => {
    expect(await look(kind, { attempt: HOUR, now, date })).toEqual(unknown);
  });

  test('isn’t published if everything is older', async () => {
    expect(await look(kind, { attempt: 0, now: 0, made: -25 * HOUR })).toBeNull();
  });

  test('is not said to be missing by a clock that is days ahead', async () => {
    const off = 48 * HOUR;
    expect(await look(kind, { attempt: off, now: off })).toEqual(unknown);
  });

  test('is still found with a right clock where the network gives a date of long ago', async () => {
    expect(await look(kind, { attempt: 0, now: 0, date: new Date(0).toUTCString() })).toEqual(ownPublished);
  });
});
