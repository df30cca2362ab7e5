import { expect, test } from '@jest/globals';
import type { Media } from './capabilities/publish.ts';
import { openMedia } from './open-media.ts';
import { SocialError } from './social-error.ts';

const photo = (open: Media['open']): Media => ({
  kind: 'image',
  mime: 'image/jpeg',
  bytes: 3,
  altText: null,
  url: 'http://localhost/photo.jpg',
  open,
});

test('doesn’t retry a file that is gone, and gives the original reason', async () => {
  const missingPhoto = new SocialError('The photo was deleted', { kind: 'permanent' });
  await expect(openMedia(photo(() => Promise.reject(missingPhoto)))).rejects.toBe(missingPhoto);
});

test.each([
  ['that can not be read just now', () => Promise.reject(new Error('EIO'))],
  ['that is not whole', async () => new Blob(['12'])],
])('a file %s is tried again, before anything was sent', async (_, open) => {
  await expect(openMedia(photo(open))).rejects.toMatchObject({ kind: 'transient' });
});
