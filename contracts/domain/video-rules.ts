import type { PlatformName } from './platforms.ts';
import type { VideoFacts } from './video-facts.ts';

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** Limits for a video. A property that the file doesn't state breaks no rule. */
export interface VideoLimits {
  readonly containers?: readonly VideoFacts['container'][];
  readonly codecs?: readonly string[];
  readonly chroma?: readonly string[];
  readonly scan?: 'progressive';
  readonly gop?: 'closed';
  readonly audioCodecs?: readonly string[];
  /** Samples a second. */
  readonly audioRate?: Bounds;
  readonly audioChannels?: Bounds;
  readonly seconds?: Bounds;
  readonly bytes?: Bounds;
  /** In pixels, as it is shown. */
  readonly width?: Bounds;
  readonly height?: Bounds;
  readonly fps?: Bounds;
  /** Width by height. */
  readonly aspect?: Bounds;
  /** Megabits a second, of the whole file. */
  readonly megabits?: Bounds;
  readonly edits?: false;
  readonly indexedFirst?: true;
}

export interface VideoRules {
  /** Limits that the network enforces. */
  readonly takes: VideoLimits;
  /** Limits that its documents recommend, contradict or leave open. */
  readonly advises: VideoLimits;
}

/**
 * The networks' rules for videos. Sources: Instagram: reel specifications of the content publishing reference (v26.0).
 * Facebook: Page video reference and publishing guide; its limits for one request (20 minutes) and for a video
 * (4 hours) differ. LinkedIn: Videos API (202609); codecs, shapes and frame rates are from its help center, and are of
 * its own page. Most bytes are in `LIMITS`.
 */
export const VIDEO_RULES: Record<PlatformName, VideoRules> = {
  facebook: {
    takes: { seconds: { most: 14_400 } },
    advises: {
      seconds: { least: 1, most: 1_200 },
      codecs: ['h264', 'hevc'],
      audioCodecs: ['aac'],
      aspect: { least: 9 / 16, most: 16 / 9 },
      fps: { most: 60 },
    },
  },
  instagram: {
    takes: {
      containers: ['mp4', 'mov'],
      codecs: ['h264', 'hevc'],
      chroma: ['4:2:0'],
      scan: 'progressive',
      gop: 'closed',
      audioCodecs: ['aac'],
      audioRate: { most: 48_000 },
      audioChannels: { most: 2 },
      seconds: { least: 3, most: 900 },
      width: { most: 1_920 },
      fps: { least: 23, most: 60 },
      aspect: { least: 0.01, most: 10 },
      edits: false,
      indexedFirst: true,
    },
    advises: { megabits: { most: 25 } },
  },
  linkedin: {
    takes: { containers: ['mp4'], seconds: { least: 3, most: 1_800 }, bytes: { least: 75_000 } },
    advises: {
      codecs: ['h264', 'hevc'],
      audioCodecs: ['aac'],
      aspect: { least: 1 / 2.4, most: 2.4 },
      fps: { least: 10, most: 60 },
      width: { least: 256, most: 4_096 },
      height: { least: 144, most: 2_304 },
    },
  },
};

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

/** One rule that a video breaks: the file's value, and what the network takes. */
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
export const videoFaults = (platform: PlatformName, given: GivenVideo): VideoFault[] =>
  brokenRules(VIDEO_RULES[platform].takes, given);

/** Returns the recommended limits that a video breaks. */
export const videoAdvice = (platform: PlatformName, given: GivenVideo): VideoFault[] =>
  brokenRules(VIDEO_RULES[platform].advises, given);

function brokenRules(limits: VideoLimits, { bytes, video }: GivenVideo): VideoFault[] {
  const { container, codec, chroma, scan, gop, audio, seconds, width, height, fps, edits } = video;
  const megabits = seconds ? (bytes * 8) / 1e6 / seconds : null;
  const known = !limits.codecs || limits.codecs.includes(codec);
  return [
    ...outside('containers', container, limits.containers),
    ...outside('codecs', codec, limits.codecs),
    // Another codec is to be changed anyway.
    ...(known ? outside('chroma', chroma, limits.chroma) : []),
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

/** Clocks and encoders round: what a person would read as the limit is within it. */
const SLACK: Partial<Record<RangeRule, number>> = { seconds: 0.05, fps: 0.5, aspect: 0.005, megabits: 0.05 };

function beyond(rule: RangeRule, value: number | null | undefined, bounds: Bounds | undefined): VideoFault[] {
  if (!bounds || value === null || value === undefined) return [];
  const { least = -Infinity, most = Infinity } = bounds;
  const slack = SLACK[rule] ?? 0;
  if (value < least - slack) return [{ rule, value, bound: 'least', limit: least }];
  if (value > most + slack) return [{ rule, value, bound: 'most', limit: most }];
  return [];
}
