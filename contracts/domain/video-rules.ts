import type { VideoLimits } from '../networks/network.ts';
import { PLATFORMS, type PlatformName } from './platforms.ts';
import type { VideoFacts } from './video-facts.ts';

type ListRule = 'containers' | 'codecs' | 'chroma' | 'scan' | 'gop' | 'audioCodecs';
type RangeRule =
  | 'seconds'
  | 'bytes'
  | 'width'
  | 'height'
  | 'fps'
  | 'aspect'
  | 'megabits'
  | 'audioRate'
  | 'audioChannels';

/** One rule that a video breaks: the file's value, and the network's limit. */
export type VideoFault =
  | { readonly rule: ListRule; readonly value: string; readonly allowed: readonly string[] }
  | {
      readonly rule: RangeRule;
      readonly value: number;
      readonly bound: 'least' | 'most';
      readonly limit: number;
    }
  | { readonly rule: 'edits' | 'indexedFirst' };

export interface GivenVideo {
  readonly bytes: number;
  readonly video: VideoFacts;
}

/** Returns the enforced limits that a video breaks. */
export const videoFaults = (platform: PlatformName, video: GivenVideo): VideoFault[] =>
  brokenRules(PLATFORMS[platform].media.video.takes, video);

/** Returns the recommended limits that a video breaks. */
export const videoAdvice = (platform: PlatformName, video: GivenVideo): VideoFault[] =>
  brokenRules(PLATFORMS[platform].media.video.advises, video);

function brokenRules(limits: VideoLimits, { bytes, video }: GivenVideo): VideoFault[] {
  const { container, codec, chroma, scan, gop, audio, seconds, width, height, fps, edits } = video;
  const megabits = seconds ? (bytes * 8) / 1e6 / seconds : null;
  const isKnownCodec = !limits.codecs || limits.codecs.includes(codec);
  return [
    ...outside('containers', container, limits.containers),
    ...outside('codecs', codec, limits.codecs),
    // Another codec is to be changed anyway.
    ...(isKnownCodec ? outside('chroma', chroma, limits.chroma) : []),
    ...outside('scan', scan, limits.scan && [limits.scan]),
    ...outside('gop', gop, limits.gop && [limits.gop]),
    ...beyond('seconds', seconds, limits.seconds),
    ...beyond('bytes', bytes, limits.bytes),
    ...beyond('width', width, limits.width),
    ...beyond('height', height, limits.height),
    ...beyond('aspect', height > 0 ? width / height : null, limits.aspect),
    ...beyond('fps', fps, limits.fps),
    ...beyond('megabits', megabits, limits.megabits),
    ...outside('audioCodecs', audio?.codec, limits.audioCodecs),
    ...beyond('audioRate', audio?.rate, limits.audioRate),
    ...beyond('audioChannels', audio?.channels, limits.audioChannels),
    ...(limits.edits === false && edits ? [{ rule: 'edits' as const }] : []),
    ...(limits.indexedFirst && !video.indexed_first ? [{ rule: 'indexedFirst' as const }] : []),
  ];
}

function outside(
  rule: ListRule,
  value: string | null | undefined,
  allowed: readonly string[] | undefined,
): VideoFault[] {
  if (!allowed || value === null || value === undefined || allowed.includes(value)) return [];
  return [{ rule, value, allowed }];
}

/** Clocks and encoders round, so values that a person would read as the limit are within it. */
const SLACK: Partial<Record<RangeRule, number>> = { seconds: 0.05, fps: 0.5, aspect: 0.005, megabits: 0.05 };

function beyond(
  rule: RangeRule,
  value: number | null | undefined,
  bounds: VideoLimits[RangeRule],
): VideoFault[] {
  if (!bounds || value === null || value === undefined) return [];
  const { least = -Infinity, most = Infinity } = bounds;
  const slack = SLACK[rule] ?? 0;
  if (value < least - slack) return [{ rule, value, bound: 'least', limit: least }];
  if (value > most + slack) return [{ rule, value, bound: 'most', limit: most }];
  return [];
}
