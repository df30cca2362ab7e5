import { shortTime, useConnections, useMemberNames, useNow, useSession } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import type { DraftHandle } from '../features/drafts/api/use-draft.ts';
import { saidText } from '../features/publish/model/targets.ts';
import { finalText } from '../lib/edited-post.ts';
import { SentForApproval } from './rare-parts.tsx';

/** What the user has sent for approval and how it stands, in the place of the form; null where that is nothing of theirs. */
export function useSentForApproval(draft: DraftHandle, onNew: () => void): ReactNode {
  const { review, content, media } = draft.state;
  const { user } = useSession();
  const now = useNow();
  const { networks: connections } = useConnections();
  const nameOf = useMemberNames(review !== null);
  const { post, targets, mode, scheduled_time } = content;
  if (!review || !post || review.requested_by !== user?.id) return null;
  // The editor says how it stands, in front of the page.
  if (content.step !== 'topic') return false;
  // On the clocks of its zone, whichever that is.
  const clocks = mode === 'later' && scheduled_time && new Date(`${scheduled_time.replace(' ', 'T')}Z`);
  return (
    <SentForApproval
      review={review}
      text={finalText(post, targets.find(({ selected }) => selected)?.platform)}
      media={content.media_ids.flatMap((id) => media.get(id) ?? [])}
      where={saidText(targets, connections)}
      when={clocks ? shortTime(clocks, 'UTC', now) : null}
      nameOf={nameOf}
      onEdit={() => draft.change({ step: 'edit' })}
      onNew={onNew}
    />
  );
}
