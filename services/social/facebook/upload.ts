import { multipart, type StreamBody } from '../http/multipart.ts';
import type { Media } from '../network.ts';
import { SocialError } from '../social-error.ts';

/** The file as the `source` part of a form. Nothing is sent when it can't be read. */
export const uploadBody = async (
  fields: Readonly<Record<string, string>>,
  media: Media,
): Promise<StreamBody> => {
  try {
    return multipart(fields, {
      name: 'source',
      filename: media.kind === 'video' ? 'video' : 'photo',
      mime: media.mime,
      bytes: media.bytes,
      stream: await media.open(),
    });
  } catch (cause) {
    if (cause instanceof SocialError) throw cause;
    throw new SocialError(`The ${media.kind} could not be read for sending`, { kind: 'retry', cause });
  }
};
