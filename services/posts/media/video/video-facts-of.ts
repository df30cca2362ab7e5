import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import type { MediaLibrary } from '../library.ts';
import type { MediaPlace } from '../token.ts';
import { inspectFile } from './clean-video.ts';
import { NotAVideo } from './not-a-video.ts';

/** Reads the facts of a video in the library; null where its file is missing, or can't be read. */
export async function videoFactsOf(
  media: Pick<MediaLibrary, 'localPath' | 'sizeOf'>,
  place: MediaPlace,
): Promise<VideoFacts | null> {
  if ((await media.sizeOf(place)) === null) return null;
  try {
    return (await inspectFile(await media.localPath(place))).facts;
  } catch (error) {
    if (error instanceof NotAVideo) return null;
    throw error;
  }
}
