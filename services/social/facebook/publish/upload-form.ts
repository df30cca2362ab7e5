import type { Media } from '../../capabilities/publish.ts';
import { multipart } from '../../http/multipart.ts';
import { openMedia } from '../../open-media.ts';

/** The file as the `source` part of a form. */
export const uploadForm = async (fields: Readonly<Record<string, string>>, media: Media): Promise<Blob> =>
  multipart(fields, {
    name: 'source',
    filename: media.kind === 'video' ? 'video' : 'photo',
    mime: media.mime,
    content: await openMedia(media),
  });
