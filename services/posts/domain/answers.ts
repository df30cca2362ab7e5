import { localTimeText } from '@carillon/contracts/domain/local-time.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { mayBeOut, type Publication } from './publication.ts';
import { COMMENT_ON_ITS_WAY, listed } from './sentences.ts';

type Did = 'cancel' | 'reschedule' | 'publish' | 'edit' | 'retry';

/** What a user is told after something was done with a publication. */
export function answerTo(publication: Publication, did: Did): string {
  const { status } = publication;
  switch (did) {
    case 'cancel':
      return status === 'failed' ? publication.reason : 'Canceled. It will not go out.';
    case 'reschedule':
      return `Moved to ${localTimeText(publication.localTime ?? '')} (${publication.timezone}).`;
    case 'publish':
      return 'It is on its way.';
    case 'edit':
      return status === 'failed' ? 'Changed. Try again to send it.' : 'Changed.';
    case 'retry':
      if (status === 'published') return COMMENT_ON_ITS_WAY;
      return (status === 'scheduled' && publication.reason) || 'It is on its way again.';
  }
}

/** What a user is told after a post was deleted, as far as it could be. */
export function answerToDelete(done: readonly Publication[], left: number): string {
  const out = done.filter(({ status }) => status === 'published').map(platformOf);
  const open = done
    .filter(({ status, attempts }) => status === 'failed' && mayBeOut(attempts))
    .map(platformOf);
  const parts = [left > 0 ? 'Deleted in part: what could not be stopped is still on your list.' : 'Deleted.'];
  if (out.length > 0) parts.push(`It stays on ${listed(out)}, where it is published: delete it there too.`);
  if (open.length > 0) parts.push(`It may be on ${listed(open)} as well: look there.`);
  if (out.length + open.length + left === 0) parts.push('Nothing of it goes out.');
  return parts.join(' ');
}

export const answerToAll = (
  did: 'edit' | 'retry' | 'reschedule',
  done: readonly Publication[],
  left: number,
): string => {
  const where = listed(done.map(platformOf));
  const what = {
    edit: `Changed for ${where}.`,
    retry: `On its way again to ${where}.`,
    reschedule: `Moved for ${where}.`,
  }[did];
  return left > 0 ? `${what} The rest was left as it is.` : what;
};

/** What a user reads after a planned post was changed, as far as it could be. */
export const answerToChange = (left: number): string =>
  left > 0 ? 'Saved, but not for everything.' : 'Saved. The post stays scheduled.';

/** What a user is told when a draft was made of a post. */
export function answerToDraft(
  did: 'copied' | 'returned',
  missingMedia: number,
  refused: readonly Publication[],
): string {
  const parts = [
    {
      copied: 'This is a new draft, like that post.',
      returned: 'It is out of the schedule, and a draft now.',
    }[did],
  ];
  if (refused.length > 0) {
    const names = listed(refused.map(platformOf));
    parts.push(`What was for ${names} is out or on its way by now: it stays as it is, and is not selected.`);
  }
  const files = missingMedia === 1 ? 'One of its files is' : `${missingMedia} of its files are`;
  if (missingMedia > 0) parts.push(`${files} no longer kept: add other images or videos if it needs some.`);
  return parts.join(' ');
}

const platformOf = ({ platform }: Publication): PlatformName => platform;
