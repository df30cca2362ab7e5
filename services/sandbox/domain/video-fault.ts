import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { videoFaults } from '@carillon/contracts/domain/video-rules.ts';
import { readVideo } from './read-video.ts';

/** The rules that a network refuses a video for, by their names; null where it takes it. */
export function brokenVideoRules(network: PlatformName, head: Uint8Array, bytes: number): string | null {
  const video = readVideo(head);
  const faults = video ? videoFaults(network, { bytes, video }) : [];
  return faults.map(({ rule }) => rule).join(', ') || null;
}
