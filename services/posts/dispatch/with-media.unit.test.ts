import { AppError } from '@carillon/kit/errors.ts';
import { expect, test } from '@jest/globals';
import { withMedia } from './with-media.ts';

test.each([
  ['service_unavailable', 'transient'],
  ['storage_full', 'transient'],
  ['not_found', 'permanent'],
] as const)('%s of the media storage is a %s failure', async (code, kind) => {
  const work = () => Promise.reject(new AppError(code));
  await expect(withMedia(work)).rejects.toMatchObject({ name: 'SocialError', kind });
});
