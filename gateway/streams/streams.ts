import { createDownloads, type Downloads } from '../data-export/downloads.ts';
import { createLiveStreams, type LiveStreams } from '../live/live-streams.ts';

/** Replies that last: they would hold up the end of the process. */
export interface Streams {
  readonly live: LiveStreams;
  /** Running downloads of users' data. */
  readonly downloads: Downloads;
  /** Ends all of them. */
  close(): void;
}

export function createStreams(): Streams {
  const live = createLiveStreams();
  const downloads = createDownloads();
  return {
    live,
    downloads,
    close() {
      live.close();
      downloads.close();
    },
  };
}
