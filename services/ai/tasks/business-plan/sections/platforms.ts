import { CHANNELS, type Channel } from '../channels.ts';
import type { PlanFacts } from '../facts.ts';
import { section } from '../words.ts';

export function platforms(facts: PlanFacts): string {
  const { channels, input, means } = facts;
  const chosen =
    input.platform === 'Multiple Platforms'
      ? `Of several platforms, ${channels.length} can be served well with these means: ${channels.join(', ')}. Leave the others until these run by themselves.`
      : `You chose ${input.platform}. Serve it well before you begin another.`;
  const each = channels.map((channel, at) => {
    const { role, care, paid } = CHANNELS[channel];
    const money =
      means === 'none'
        ? ''
        : ` ${at === 0 || means === 'large' ? `With money: ${paid}` : 'No money here for now.'}`;
    return `### ${channel}\n\n${role} ${care} Formats: ${formatsOf(channel, facts).join(', ')}.${money}`;
  });
  return section('Platform strategy', chosen, ...each);
}

/** Those that were asked for first; none that was ruled out. */
export function formatsOf(channel: Channel, { wishes }: PlanFacts): string[] {
  const isVideo = (format: string) => /video|reel|short$|story/iu.test(format);
  const formats = CHANNELS[channel].formats.filter((format) => !wishes.noVideo || !isVideo(format));
  const all = formats.length > 0 ? formats : ['Picture with text'];
  return wishes.video ? all.toSorted((a, b) => Number(isVideo(b)) - Number(isVideo(a))) : [...all];
}
