import { NETWORKS } from '@carillon/contracts/networks/networks.ts';

const MB = 1024 * 1024;

/** Longest comment that any network takes, as it counts. */
export const MAX_COMMENT = Math.max(...NETWORKS.map(({ limits }) => limits.comment));

/** The size limits of uploads before they are adapted to a network, in bytes. */
export const UPLOAD_LIMITS = { imageBytes: 30 * MB, videoBytes: 300 * MB, files: 10 } as const;

/** How large a draft may be as JSON, and how many a workspace may have. */
export const DRAFT_LIMITS = { bytes: MB / 4, count: 200 } as const;

/** Most of what one network gets in one post: a video, or as many images as there may be. */
const MAX_BYTES_A_NETWORK = Math.max(
  UPLOAD_LIMITS.videoBytes,
  UPLOAD_LIMITS.files * UPLOAD_LIMITS.imageBytes,
);

/** The size limit of a request: the maximum for every network, each with its own files, plus the text. */
export const REQUEST_LIMITS = {
  json: 1 * MB,
  multipart: NETWORKS.length * MAX_BYTES_A_NETWORK + 10 * MB,
} as const;

/**
 * Longest alt text of an image. Instagram's limit, and what LinkedIn's own page takes; Facebook names none.
 */
export const ALT_TEXT_LENGTH = 1000;

/** Most pages, accounts and profiles that one post goes to. */
export const MOST_TARGETS = 30;

/** How far ahead a post can be scheduled. */
export const SCHEDULE_YEARS = 5;

/** Length of what people write to Carillon: Unicode code points. A post's is counted by its network. */
export const textLength = (text: string): number => [...text].length;
