import { select, text } from '@carillon/contracts/text.ts';
import type { Media } from './capabilities/publish.ts';
import { SocialError } from './social-error.ts';

/** The file of a post, to be sent. Nothing is sent when it can't be read as a whole. */
export const openMedia = async (media: Media): Promise<Blob> => {
  try {
    const file = await media.open();
    if (file.size !== media.bytes) throw new Error(`The file has ${file.size} of ${media.bytes} bytes`);
    return file;
  } catch (cause) {
    if (cause instanceof SocialError) throw cause;
    throw new SocialError(
      text`${select({ kind: media.kind }, { video: 'Carillon couldn’t read the video to send it.', other: 'Carillon couldn’t read the image to send it.' })}`,
      { kind: 'transient', cause },
    );
  }
};
