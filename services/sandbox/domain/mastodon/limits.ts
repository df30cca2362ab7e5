import { mastodon } from '@carillon/contracts/networks/mastodon.ts';

/** Limits of a Mastodon 4.5 server, as it publishes them. */
export const MASTODON_LIMITS = {
  text: mastodon.limits.text,
  files: mastodon.limits.images,
  altText: 1500,
  imageBytes: mastodon.limits.imageBytes,
  videoBytes: mastodon.limits.videoBytes,
  linkLength: 23,
} as const;

/** Its version, and that of its API. */
export const MASTODON_VERSION = { software: '4.5.15', api: 7 } as const;
