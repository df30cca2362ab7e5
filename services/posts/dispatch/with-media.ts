import { AppError } from '@carillon/kit/errors.ts';
import { SocialError } from '@carillon/social/social-error.ts';

/** Works with files of the media library; while their storage isn't reachable the publication waits. */
export async function withMedia<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new SocialError('The media storage isn’t reachable.', { kind: 'transient', cause: error });
  }
}
