import { section } from '../markdown.ts';
import { formatsOf, formatText } from '../planning/formats.ts';
import { pillarsOf } from '../planning/pillars.ts';
import { channelWords, type Plan } from '../planning/plan.ts';
import { formatList } from '../words/numbers.ts';

export function platforms(plan: Plan): string {
  const { facts, words } = plan;
  const { channels, input } = facts;
  const { platforms: says, titles } = words.sections;
  const pillars = pillarsOf(plan);
  const choice =
    input.platform === 'Multiple Platforms'
      ? says.several(channels.length, formatList(channels, words.locale))
      : '';
  const each = channels.map((channel, at) => {
    const { care } = channelWords(plan, channel);
    const formats = formatsOf(plan, channel).map((format) => formatText(plan, format));
    // Which side of the business comes first there.
    const first = says.first(pillars[at % pillars.length]?.name ?? '');
    const sentences = [first, care, says.formats(formatList(formats, words.locale))];
    return `### ${channel}\n\n${sentences.join(' ')}`;
  });
  return section(titles.platforms, choice, ...each);
}
