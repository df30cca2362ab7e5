import { EN } from '../languages/en.ts';
import type { Sentences } from '../languages/says.ts';
import { type ChangeName, type Proposal, type ProposedChange, postsIn } from '../proposal.ts';

/** A change of more posts than that takes more than a yes: what is done, and to how many. */
const MAX_BY_YES = 5;

export const asksClearly = (proposal: Proposal): proposal is ProposedChange =>
  proposal.kind === 'change' && postsIn(proposal.publications) > MAX_BY_YES;

const SAYS: Record<ChangeName, string> = {
  delete: 'delete',
  take_down: 'take down',
  cancel: 'cancel',
  reschedule: 'move',
  publish_now: 'publish',
  retry: 'publish',
};

/** "Delete all 88 posts" */
export const clearYes = (
  { change, publications }: Pick<ProposedChange, 'change' | 'publications'>,
  { changes }: Sentences = EN,
): string => changes.clearYes(change, `${postsIn(publications)}`);

/** Whether a message says just that. */
export function saysClearly(message: string, proposal: ProposedChange): boolean {
  const words = message.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const otherWords = words.filter((word) => !['yes', 'please', 'ok', 'all', 'the'].includes(word)).join(' ');
  const phrase = `${SAYS[proposal.change]} ${postsIn(proposal.publications)}`;
  return message.length < 80 && (otherWords === phrase || otherWords === `${phrase} posts`);
}
