import type { MediaItem } from '../domain/media.ts';
import type { MediaLibrary } from '../media/library.ts';
import { videoFactsOf } from '../media/video/video-facts-of.ts';

/** Videos of the library from before their facts were noted are looked into here. */
export const withVideoFacts = (media: MediaLibrary, items: readonly MediaItem[]): Promise<MediaItem[]> =>
  Promise.all(
    items.map(async (item) => {
      if (item.kind !== 'video' || item.video) return item;
      const video = await videoFactsOf(media, item);
      return video ? { ...item, video } : item;
    }),
  );
