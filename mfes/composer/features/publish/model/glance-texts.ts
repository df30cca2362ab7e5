import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/index.ts';
import { optionWords } from '../../../lib/post-options.ts';
import type { GlanceText } from '../components/post-glance.tsx';
import type { Choice, Words } from './targets.ts';

/** Each text once, with the networks that get it: the chosen ones, or all of them if none is chosen. */
export function glanceTexts(
  choices: readonly Choice[],
  { textOf, commentOf, optionsOf }: Words,
): GlanceText[] {
  const chosenTargets = choices.filter(({ selected }) => selected);
  const texts = new Map<string, Omit<GlanceText, 'networks'> & { labels: string[] }>();
  for (const { platform } of chosenTargets.length > 0 ? chosenTargets : choices) {
    const [text, comment] = [textOf(platform), commentOf(platform)];
    const chosenOptions = optionsOf?.(platform);
    const options = chosenOptions ? optionWords(platform, chosenOptions).join(', ') : null;
    const key = JSON.stringify([text, comment, options]);
    const labels = [...(texts.get(key)?.labels ?? []), PLATFORMS[platform].label];
    texts.set(key, { text, comment, options, labels });
  }
  return [...texts.values()].map(({ labels, ...words }) => ({ ...words, networks: listText(labels) }));
}
