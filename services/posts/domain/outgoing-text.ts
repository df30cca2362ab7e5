import { withLinkTags } from '@carillon/contracts/domain/link-tracking.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { fits, textSize } from '@carillon/contracts/domain/text-size.ts';
import type { NetworkLimits } from '@carillon/contracts/networks/network.ts';
import { type Text, text } from '@carillon/contracts/text.ts';
import type { PublicationSpec } from './publication.ts';
import { localTime } from './schedule.ts';

type PlannedText = Pick<
  PublicationSpec,
  'platform' | 'targetName' | 'content' | 'linkTags' | 'dueAt' | 'localTime' | 'options'
>;

/**
 * Builds the text for its network. It only depends on stored data, so a process that sends it again, or looks for it
 * there, gets the same text.
 */
export function outgoingText({ platform, targetName, content, linkTags, ...due }: PlannedText): string {
  if (!linkTags) return content;
  const date = (due.localTime ?? localTime(due.dueAt, linkTags.timezone)).slice(0, DATE);
  return withLinkTags(content, linkTags, { network: platform, account: targetName, date });
}

const DATE = 'YYYY-MM-DD'.length;

/**
 * Explains that a text's tagged links make it too long. Null if they don't.
 * @param limits the account's limits
 */
export function tooLongTagged(publication: PlannedText, limits: NetworkLimits): Text | null {
  const sizeOf = (text: string) => textSize(publication.platform, text, limits, publication.options);
  const size = sizeOf(outgoingText(publication));
  if (fits(size) || !fits(sizeOf(publication.content))) return null;
  const { length, most, unit } = size;
  const network = labelOf(publication.platform);
  const over = length - most;
  return unit === 'bytes'
    ? text`With link tracking this text has ${{ length }} bytes, and ${{ network }} allows ${{ most }}. Shorten it by ${{ over }}.`
    : text`With link tracking this text has ${{ length }} characters, and ${{ network }} allows ${{ most }}. Shorten it by ${{ over }}.`;
}
