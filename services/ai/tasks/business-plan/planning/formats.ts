import { CHANNELS, type Channel } from '../reading/channels.ts';
import type { FormatName } from '../words/channel-words.ts';
import type { Plan } from './plan.ts';

const isVideo = (format: string): boolean => /video|reel|short$|story/iu.test(format);
const ALONE: FormatName = 'Picture with text';

/** A channel's formats: requested ones first, without excluded ones. */
export function formatsOf({ facts: { wishes } }: Plan, channel: Channel): string[] {
  const formats = CHANNELS[channel].formats.filter((format) => !wishes.noVideo || !isVideo(format));
  const all = formats.length > 0 ? formats : [ALONE];
  return wishes.video ? all.toSorted((a, b) => Number(isVideo(b)) - Number(isVideo(a))) : [...all];
}

export const formatText = ({ words }: Plan, format: string): string =>
  words.formats[format as FormatName] ?? format;
