import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { PostList } from '@carillon/contracts/domain/publication.ts';
import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { ChangeName } from '../../../proposal.ts';

export const INTENT: Record<ChangeName, Intent> = {
  reschedule: 'reschedule',
  cancel: 'cancel_post',
  publish_now: 'publish_now',
  retry: 'publish_now',
  delete: 'cancel_post',
  take_down: 'cancel_post',
};

interface Able {
  readonly lists: readonly PostList[];
  may(post: UserPost): boolean;
}

/** Carillon can delete it from its network, or the network's own sentence says why not. */
const isOnNetwork = ({ status, platform, taken_down_at, can_take_down }: UserPost): boolean =>
  status === 'published' &&
  taken_down_at === null &&
  (can_take_down || PLATFORMS[platform].whyNotTakeDown !== null);

/** Which publications each change is for. */
export const ABLE: Record<ChangeName, Able> = {
  reschedule: { lists: ['open'], may: ({ can_reschedule }) => can_reschedule },
  cancel: { lists: ['open'], may: ({ can_cancel }) => can_cancel },
  publish_now: { lists: ['open'], may: ({ can_reschedule }) => can_reschedule },
  retry: { lists: ['failed'], may: ({ can_retry }) => can_retry },
  delete: { lists: ['open', 'failed', 'over'], may: ({ can_delete }) => can_delete },
  take_down: { lists: ['over'], may: isOnNetwork },
};
