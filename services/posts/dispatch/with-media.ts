import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { SocialError } from '@carillon/social/social-error.ts';

/** Works with files of the media library. While their storage isn't reachable the publication waits; without its file it fails. */
export async function withMedia<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found')
      throw new SocialError(sentence`The media of this post is no longer stored.`, {
        kind: 'permanent',
        cause: error,
      });
    throw new SocialError(sentence`The media storage isn’t reachable.`, { kind: 'transient', cause: error });
  }
}
