import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { plural, sentence, type Text, text } from '@carillon/contracts/text.ts';
import { joinTexts } from '@carillon/contracts/words/join-texts.ts';
import { timeValue } from '@carillon/contracts/words/time-value.ts';
import { mayBeOut, type Publication } from './publication.ts';
import { COMMENT_ON_ITS_WAY, labelsOf } from './sentences.ts';

type CommandName = 'cancel' | 'reschedule' | 'publish' | 'edit' | 'retry';

/** Returns the message to a user after a command on a publication. */
export function answerTo(publication: Publication, command: CommandName): string | Text {
  const { status } = publication;
  switch (command) {
    case 'cancel':
      return status === 'failed' ? publication.reason : sentence`Canceled. It won’t be published.`;
    case 'reschedule':
      return text`Moved to ${{ time: timeValue(publication.localTime ?? '') }} (${{ zone: publication.timezone ?? '' }}).`;
    case 'publish':
      return sentence`Publishing starts now.`;
    case 'edit':
      return status === 'failed' ? sentence`Changed. Choose “Try again” to publish it.` : sentence`Changed.`;
    case 'retry':
      if (status === 'published') return COMMENT_ON_ITS_WAY;
      return (status === 'scheduled' && publication.reason) || sentence`It’s being published again.`;
  }
}

/** Returns the message to a user after a post was deleted, as far as it could be. */
export function answerToDelete(done: readonly Publication[], remaining: number): string | Text {
  const out = done
    .filter(({ status, takenDownAt }) => status === 'published' && takenDownAt === null)
    .map(platformOf);
  const open = done
    .filter(({ status, attempts }) => status === 'failed' && mayBeOut(attempts))
    .map(platformOf);
  const parts: [string | Text, ...(string | Text)[]] = [
    remaining > 0
      ? sentence`Partly deleted. Posts that couldn’t be stopped are still on your list.`
      : sentence`Deleted.`,
  ];
  if (out.length > 0)
    parts.push(text`It stays on ${{ networks: labelsOf(out) }}, where it is published. Delete it there too.`);
  if (open.length > 0) parts.push(text`It may be on ${{ networks: labelsOf(open) }} as well. Check there.`);
  if (done.every(({ status }) => status !== 'published') && open.length + remaining === 0)
    parts.push(sentence`It won’t be published.`);
  return joinTexts(parts);
}

export const answerToAll = (
  command: 'edit' | 'retry' | 'reschedule',
  done: readonly Publication[],
  remaining: number,
): Text => {
  const networks = labelsOf(done.map(platformOf));
  const what = {
    edit: text`Changed for ${{ networks }}.`,
    retry: text`Being published again to ${{ networks }}.`,
    reschedule: text`Moved for ${{ networks }}.`,
  }[command];
  return remaining > 0 ? text`${{ what }} The rest hasn’t changed.` : what;
};

/** Returns the message to a user after a planned post was changed, as far as it could be. */
export const answerToChange = (remaining: number): string =>
  remaining > 0 ? sentence`Saved, but not for all networks.` : sentence`Saved. The post stays scheduled.`;

/** Returns the message to a user after a draft was made of a post. */
export function answerToDraft(
  change: 'copied' | 'returned',
  missingMedia: number,
  refusals: readonly Publication[],
): string | Text {
  const parts: [string | Text, ...(string | Text)[]] = [
    {
      copied: sentence`This draft is a copy of that post.`,
      returned: sentence`Moved back to drafts. It’s no longer scheduled.`,
    }[change],
  ];
  if (refusals.length > 0) {
    const networks = labelsOf(refusals.map(platformOf));
    parts.push(
      text`The post for ${{ networks }} is already published or being published. It stays as it is, and this draft doesn’t include it.`,
    );
  }
  if (missingMedia > 0)
    parts.push(
      text`${plural({ count: missingMedia }, { one: 'One of its files is no longer stored.', other: '# of its files are no longer stored.' })} Add other images or videos if it needs them.`,
    );
  return joinTexts(parts);
}

const platformOf = ({ platform }: Publication): PlatformName => platform;
