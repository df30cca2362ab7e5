import type { ExportLine, ExportSubject } from '@carillon/contracts/data-export.ts';
import type { MediaItem } from '../domain/media.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import type { MediaLibrary } from './library.ts';

interface Deps {
  readonly mediaItems: Pick<MediaItemStore, 'all'>;
  readonly media: Pick<MediaLibrary, 'sizeOf' | 'open'>;
}

/** The files of a subject's media library, piece by piece. One that is gone meanwhile is left out. */
export async function* exportFiles(
  { mediaItems, media }: Deps,
  subject: ExportSubject,
): AsyncGenerator<ExportLine> {
  if (subject.kind === 'user') return;
  const author = subject.kind === 'author' ? subject.user_id : undefined;
  for await (const item of mediaItems.all(subject.workspace_id, author)) {
    if ((await media.sizeOf(item)) === null) continue;
    yield {
      open: `media/${nameOf(item)}`,
      about: 'The images and videos of the media library, by name and id.',
    };
    for await (const piece of await media.open(item)) yield { base64: Buffer.from(piece).toString('base64') };
  }
}

/** Names a file by its user's name for it and by its id, which is unique. */
function nameOf({ id, name, file }: MediaItem): string {
  const ending = /\.[a-z0-9]{1,5}$/.exec(file)?.[0] ?? '';
  const words = name.replace(/\.[a-zA-Z0-9]{1,5}$/, '').replace(/[^\p{L}\p{N} _-]/gu, '_');
  return `${words.slice(0, 60).trim()} ${id}${ending}`.trim();
}
