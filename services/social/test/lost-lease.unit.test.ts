import { beforeEach, expect, test } from '@jest/globals';
import type { Publish, PublishRequest } from '../capabilities/publish.ts';
import { createFacebook } from '../facebook/facebook.ts';
import { createInstagram } from '../instagram/instagram.ts';
import { createLinkedin } from '../linkedin/linkedin.ts';
import { FACEBOOK_DEFAULTS, INSTAGRAM_DEFAULTS, LINKEDIN_DEFAULTS } from '../settings.ts';
import { answering } from './answering.ts';
import { fileAt, requesting } from './requesting.ts';

const app = { clientId: 'id', clientSecret: 'secret' };
const LEASE = 120;

let seconds: number;
beforeEach(() => {
  seconds = 0;
});
const hasLease = () => seconds < LEASE;

/** The process was stopped for longer than its lease lasts, and hasn't noticed yet. */
const expectStopped = async (): Promise<void> => {
  seconds += 2 * LEASE;
};
const pathOf = ({ url }: { readonly url: string }) => new URL(url).pathname.split('/').at(-1);

const photo = fileAt('image', 'http://x/p.jpg');
const slowPhoto = { ...photo, open: () => expectStopped().then(photo.open) };

type Create = (answers: unknown[]) => { calls: readonly { url: string }[]; network: { publish: Publish } };
type Case = [string, string[], unknown[], Create, Partial<PublishRequest>];

const createFacebookPage: Create = (answers) => {
  const { deps, calls } = answering(...answers);
  return { calls, network: createFacebook({ ...FACEBOOK_DEFAULTS, ...app }, deps) };
};
const createAccount: Create = (answers) => {
  const { deps, calls } = answering(...answers);
  const settings = { ...INSTAGRAM_DEFAULTS, ...app };
  return { calls, network: createInstagram(settings, { ...deps, sleep: expectStopped }) };
};
const createMember: Create = (answers) => {
  const { deps, calls } = answering(...answers);
  return { calls, network: createLinkedin({ ...LINKEDIN_DEFAULTS, ...app }, deps) };
};

const quota = { data: [{ quota_usage: 0 }] };
const cases: Case[] = [
  ['a photo was opened for Facebook', [], [], createFacebookPage, { media: [slowPhoto] }],
  [
    'a video was opened for Facebook',
    [],
    [],
    createFacebookPage,
    { media: [{ ...slowPhoto, kind: 'video' }] },
  ],
  [
    'a photo’s id was noted for Facebook',
    ['photos'],
    [{ id: '1' }],
    createFacebookPage,
    { text: '', media: [photo], note: expectStopped },
  ],
  [
    'Instagram was at work on a container',
    ['content_publishing_limit', 'media', 'c1', 'c1'],
    [quota, { id: 'c1' }, { status_code: 'IN_PROGRESS' }, { status_code: 'FINISHED' }],
    createAccount,
    { media: [photo] },
  ],
  ['an attempt was noted for LinkedIn', [], [], createMember, { note: expectStopped }],
];

test.each(cases)(
  'a lease that expired while %s publishes nothing more',
  async (_, expectedCalls, answers, create, over) => {
    const { network, calls } = create(answers);
    await expect(network.publish.send(requesting({ ...over, hasLease }))).rejects.toMatchObject({
      kind: 'transient',
    });
    expect(calls.map(pathOf)).toEqual(expectedCalls);
  },
);
