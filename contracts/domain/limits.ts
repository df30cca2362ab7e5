import { PLATFORM_IDS, type PlatformName } from './platforms.ts';

const MB = 1024 * 1024;

export interface NetworkLimits {
  /** Longest text, in Unicode code points. */
  readonly text: number;
  /** Most hashtags in one post, when the network counts them. */
  readonly hashtags: number | null;
  /** Largest image, bytes. */
  readonly imageBytes: number;
  /** `framed`: a JPEG, 320 to 1440 wide, from 4:5 to 1.91:1. `free`: what it is, within reason. */
  readonly imageShape: 'free' | 'framed';
  /** Most images in one post. */
  readonly images: number;
  /** Largest video, bytes. */
  readonly videoBytes: number;
  /** Longest comment, in Unicode code points. */
  readonly comment: number;
  /** Whether a post needs an image or a video. */
  readonly mediaRequired: boolean;
}

/**
 * What each network takes. Sources: Meta's Pages and Instagram content publishing references (v26.0),
 * LinkedIn's Posts and Images APIs (202609). Facebook's text limit is second-hand.
 */
export const LIMITS: Record<PlatformName, NetworkLimits> = {
  facebook: {
    text: 63_206,
    hashtags: null,
    imageBytes: 10 * MB,
    imageShape: 'free',
    images: 10,
    videoBytes: 1024 * MB,
    comment: 8_000,
    mediaRequired: false,
  },
  instagram: {
    text: 2_200,
    hashtags: 30,
    imageBytes: 8 * MB,
    imageShape: 'framed',
    images: 10,
    videoBytes: 300 * MB,
    comment: 2_200,
    mediaRequired: true,
  },
  linkedin: {
    text: 3_000,
    hashtags: null,
    imageBytes: 10 * MB,
    imageShape: 'free',
    images: 20,
    videoBytes: 500 * MB,
    comment: 1_250,
    mediaRequired: false,
  },
};

/** Longest comment that any network takes, in Unicode code points. */
export const MOST_COMMENT = Math.max(...Object.values(LIMITS).map(({ comment }) => comment));

/** What an upload may be before it is brought within a network's limits, bytes. */
export const UPLOAD_LIMITS = { imageBytes: 30 * MB, videoBytes: 300 * MB, files: 10 } as const;

/** How large a draft may be as JSON, and how many a workspace may have. */
export const DRAFT_LIMITS = { bytes: MB / 4, count: 200 } as const;

/** Most of what one network gets in one post: a video, or as many images as there may be. */
const MOST_BYTES_A_NETWORK = Math.max(
  UPLOAD_LIMITS.videoBytes,
  UPLOAD_LIMITS.files * UPLOAD_LIMITS.imageBytes,
);

/** What may be sent at once: the most for every network, each with a copy of its own, and the text around it. */
export const REQUEST_LIMITS = {
  json: 1 * MB,
  multipart: PLATFORM_IDS.length * MOST_BYTES_A_NETWORK + 10 * MB,
} as const;

/**
 * Longest alt text of an image. Instagram's limit, and what LinkedIn's own page takes; Facebook names none.
 */
export const ALT_TEXT_LENGTH = 1000;

/** Most pages, accounts and profiles that one post goes to. */
export const MOST_TARGETS = 30;

/** How far ahead a post can be scheduled. */
export const SCHEDULE_YEARS = 5;

/** Length as the networks count it: Unicode code points. */
export const textLength = (text: string): number => [...text].length;
