import { CHANNELS, type Channel } from '../channels.ts';
import type { PlanFacts } from '../facts.ts';
import { pillarsOf } from '../pillars.ts';
import { section } from '../words.ts';

export function platforms(facts: PlanFacts): string {
  const { channels, input, means } = facts;
  const platformText =
    input.platform === 'Multiple Platforms'
      ? `With what you have, you can keep up ${channels.length}: ${channels.join(', ')}.`
      : '';
  const each = channels.map((channel, at) => {
    const { care, paid } = CHANNELS[channel];
    const money = means === 'none' ? '' : at === 0 || means === 'large' ? ` ${paid}` : '';
    return `### ${channel}\n\n${firstFor(channel, at, facts)} ${care} Formats: ${formatsOf(channel, facts).join(', ')}.${money}`;
  });
  return section('Platform strategy', platformText, ...each);
}

/** Which side of the business comes first there. */
function firstFor(channel: Channel, at: number, facts: PlanFacts): string {
  const pillars = pillarsOf(facts);
  const { name = '' } = pillars[at % pillars.length] ?? {};
  return `On ${channel}, begin with “${name}”.`;
}

/** Those that were asked for first; none that was ruled out. */
export function formatsOf(channel: Channel, { wishes }: PlanFacts): string[] {
  const isVideo = (format: string) => /video|reel|short$|story/iu.test(format);
  const formats = CHANNELS[channel].formats.filter((format) => !wishes.noVideo || !isVideo(format));
  const all = formats.length > 0 ? formats : ['Picture with text'];
  return wishes.video ? all.toSorted((a, b) => Number(isVideo(b)) - Number(isVideo(a))) : [...all];
}
