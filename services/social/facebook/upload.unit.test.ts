import { expect, test } from '@jest/globals';
import type { Media } from '../network.ts';
import { SocialError } from '../social-error.ts';
import { uploadBody } from './upload.ts';

const photo = (fault: Error): Media => ({
  kind: 'image',
  mime: 'image/jpeg',
  bytes: 3,
  altText: null,
  url: 'http://localhost/photo.jpg',
  open: () => Promise.reject(fault),
});

test('a file that is gone for good is not tried again: its own reason is told', async () => {
  const gone = new SocialError('The photo is no longer there', { kind: 'permanent' });
  await expect(uploadBody({}, photo(gone))).rejects.toBe(gone);
});

test('a file that can not be read just now is tried again, before anything was sent', async () => {
  await expect(uploadBody({}, photo(new Error('EIO')))).rejects.toMatchObject({ kind: 'retry' });
});
