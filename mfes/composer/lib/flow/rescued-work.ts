import { readWork, type SavedWork } from '../saved-work.ts';

const KEY = 'composerRescued';

/**
 * What is written here while another tab's post is the one that is kept, or when the user logged out there, which takes
 * what is kept in the browser. This tab alone still has it, until it is closed or somebody else writes here.
 */
export const rescueWork = (tab: Storage, userId: string, work: string): void => {
  try {
    tab.setItem(KEY, JSON.stringify({ userId, work }));
  } catch (error) {
    console.warn('The browser keeps no more: unfinished work is not kept.', error);
  }
};

/** It is kept for all tabs again, or there is nothing left of it. */
export const forgetRescued = (tab: Storage): void => tab.removeItem(KEY);

/** The same for its user; gone after that for everybody. */
export function takeRescued(tab: Storage, userId: string): SavedWork | null {
  const kept = tab.getItem(KEY);
  if (kept === null) return null;
  tab.removeItem(KEY);
  const rescued = JSON.parse(kept) as { userId: string; work: string };
  return rescued.userId === userId ? readWork(rescued.work) : null;
}
