import { describe, expect, jest, test } from '@jest/globals';
import type { PublishRequest } from '../../capabilities/publish.ts';
import type { BlueskyClient } from '../client.ts';
import { linkCard } from './link-card.ts';

const PAGE = '<title>Bells</title><meta property="og:image" content="/bell">';
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const AVIF = [...Buffer.from('\0\0\0\x20ftypavif', 'latin1')];

/** The media type that the picture of a card is uploaded with; undefined where the card has none. */
async function uploadedType(sentType: string, picture: readonly number[]): Promise<string | undefined> {
  const upload = jest.fn(async (_: string, { body }: { readonly body: Blob }) => ({
    blob: { $type: 'blob', ref: { $link: 'b' }, mimeType: body.type, size: body.size },
  }));
  const fetchPage = async (url: URL) =>
    url.pathname === '/bell'
      ? new Response(new Uint8Array(picture), { headers: { 'content-type': sentType } })
      : new Response(PAGE, { headers: { 'content-type': 'text/html' } });
  const client = { fetchPage, xrpc: { procedure: upload }, settings: {} } as unknown as BlueskyClient;
  const { signal } = new AbortController();
  const card = await linkCard(client, { text: 'https://bells.example', signal } as PublishRequest);
  expect(card?.external.title).toBe('Bells');
  return card?.external.thumb?.mimeType;
}

describe('the picture of a link card', () => {
  // Amazon S3 sends binary/octet-stream where an upload named no type, and many servers know image/jpg.
  test.each(['image/jpeg', 'image/jpg', 'binary/octet-stream', 'application/octet-stream', ''])(
    'is a JPEG by its bytes when its server says “%s”',
    async (type) => {
      expect(await uploadedType(type, JPEG)).toBe('image/jpeg');
    },
  );

  test.each([
    ['PNG', 'image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['GIF', 'image/gif', [...Buffer.from('GIF89a')]],
    ['WebP', 'image/webp', [...Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')]],
  ])('may be a %s', async (_, type, bytes) => {
    expect(await uploadedType('application/octet-stream', bytes)).toBe(type);
  });

  test.each([
    ['an AVIF that is sent as a JPEG', 'image/jpeg', AVIF],
    ['a page', 'text/html', [...Buffer.from('<!doctype html>')]],
    ['nothing', 'image/png', []],
  ])('is left out when it is %s', async (_, type, bytes) => {
    expect(await uploadedType(type, bytes)).toBeUndefined();
  });
});
