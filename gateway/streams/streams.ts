import { createDownloads, type Downloads } from '../data-export/downloads.ts';
import { createLiveStreams, type LiveStreams } from '../live/live-streams.ts';

/** Long-lived replies: they would delay the process's shutdown. */
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
