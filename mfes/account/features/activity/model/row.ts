import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { type Reader, sentenceOf, textOf, throughOf, whoOf } from './sentence.ts';

/** A line of the file: what the page says, and the ids that programs go by. What is not known is an empty field. */
export function toRow(entry: ActivityEntry, reader: Reader) {
  const { at, kind, actor, platform, post, member } = entry;
  return {
    When: at,
    Who: whoOf(actor),
    Through: throughOf(actor) ?? '',
    What: textOf(sentenceOf(entry, reader)),
    Kind: kind,
    Network: platform === null ? '' : labelOf(platform),
    Account: post?.target_name ?? '',
    'User ID': actor.kind === 'person' ? (actor.id ?? '') : '',
    'Post ID': post?.id ?? '',
    'Member ID': member?.id ?? '',
  };
}
