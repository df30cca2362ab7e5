import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { t } from '@lingui/core/macro';
import { type Reader, sentenceOf, textOf, throughOf, whoOf } from './sentence.ts';

/** A line of the file: the page's text, and the IDs that programs use. Unknown values are empty fields. */
export function toRow(entry: ActivityEntry, reader: Reader) {
  const { at, kind, actor, platform, post, member } = entry;
  return {
    [t({ message: 'When', context: 'column' })]: at,
    [t({ message: 'Who', context: 'column' })]: whoOf(actor),
    [t({ message: 'Via', context: 'column' })]: throughOf(actor) ?? '',
    [t({ message: 'What', context: 'column' })]: textOf(sentenceOf(entry, reader)),
    [t({ message: 'Kind', context: 'column' })]: kind,
    [t({ message: 'Network', context: 'column' })]: platform === null ? '' : labelOf(platform),
    [t({ message: 'Account', context: 'column' })]: post?.target_name ?? '',
    [t({ message: 'User ID', context: 'column' })]: actor.kind === 'person' ? (actor.id ?? '') : '',
    [t({ message: 'Post ID', context: 'column' })]: post?.id ?? '',
    [t({ message: 'Member ID', context: 'column' })]: member?.id ?? '',
  };
}
