import { DialogLoading, deferred, LoadingState, Tabs, Tooltip } from '@carillon/ui/index.ts';
import type { PostDialogsProps } from './post-dialogs.tsx';

/** Parts that few visits show, loaded when they are first shown. */
export const ChangedDialog = deferred(
  async () => (await import('../features/drafts/components/changed-dialog.tsx')).ChangedDialog,
  () => null,
);
export const StrandedDrafts = deferred(
  async () => (await import('../features/drafts/components/stranded-drafts.tsx')).StrandedDrafts,
  () => null,
);
export const SentForApproval = deferred(
  async () => (await import('./sent-for-approval.tsx')).PostForApproval,
  () => null,
);

/** Loaded once there is a post to edit, with the parts around its controls, so that none of them loses the focus. */
export const PostDialogs = deferred<PostDialogsProps>(
  async () => {
    const [{ PostDialogs }] = await Promise.all([import('./post-dialogs.tsx'), Tabs.load(), Tooltip.load()]);
    return PostDialogs;
  },
  ({ draft, onClose }, failed) =>
    draft.state.content.step !== 'topic' && <DialogLoading failed={failed} onClose={onClose} />,
);

/** Loaded before there is something to send. */
export const ResultsPanel = deferred(
  async () => (await import('../features/results/components/results-panel.tsx')).ResultsPanel,
  () => <LoadingState rows={4} />,
);
export const SentDraft = deferred(
  async () => (await import('../features/results/components/sent-draft.tsx')).SentDraft,
  () => <LoadingState rows={4} />,
);
