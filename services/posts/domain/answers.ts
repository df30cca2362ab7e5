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
      return status === 'failed' ? publication.reason : 'Canceled. It won’t be published.';
    case 'reschedule':
      return `Moved to ${localTimeText(publication.localTime ?? '')} (${publication.timezone}).`;
    case 'publish':
      return 'Publishing starts now.';
    case 'edit':
      return status === 'failed' ? 'Changed. Try again to send it.' : 'Changed.';
    case 'retry':
      if (status === 'published') return COMMENT_ON_ITS_WAY;
      return (status === 'scheduled' && publication.reason) || 'It is on its way again.';
  }
}

/** What a user is told after a post was deleted, as far as it could be. */
export function answerToDelete(done: readonly Publication[], left: number): string {
  const out = done
    .filter(({ status, takenDownAt }) => status === 'published' && takenDownAt === null)
    .map(platformOf);
  const open = done
    .filter(({ status, attempts }) => status === 'failed' && mayBeOut(attempts))
    .map(platformOf);
  const parts = [
    left > 0 ? 'Partly deleted. Posts that couldn’t be stopped are still on your list.' : 'Deleted.',
  ];
  if (out.length > 0) parts.push(`It stays on ${listed(out)}, where it is published. Delete it there too.`);
  if (open.length > 0) parts.push(`It may be on ${listed(open)} as well. Check there.`);
  if (done.every(({ status }) => status !== 'published') && open.length + left === 0)
    parts.push('It won’t be published.');
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
  return left > 0 ? `${what} The rest hasn’t changed.` : what;
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
      copied: 'This draft is a copy of that post.',
      returned: 'Moved back to drafts. It’s no longer scheduled.',
    }[did],
  ];
  if (refused.length > 0) {
    const names = listed(refused.map(platformOf));
    parts.push(
      `The post for ${names} is already published or being published. It stays as it is and isn’t selected.`,
    );
  }
  const files = missingMedia === 1 ? 'One of its files is' : `${missingMedia} of its files are`;
  if (missingMedia > 0) parts.push(`${files} no longer stored. Add other images or videos if it needs them.`);
  return parts.join(' ');
}

const platformOf = ({ platform }: Publication): PlatformName => platform;
