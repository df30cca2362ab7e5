import type { ActionTarget } from '../actions.ts';
import type { Commands } from '../api/use-commands.ts';

/** What every dialog about a post gets. */
export interface PostDialogProps {
  /** What it would be done to, as it was when the dialog opened. */
  readonly targets: readonly ActionTarget[];
  readonly commands: Commands;
  home(): HTMLElement | null;
  onClose(): void;
}

/** What a dialog gets that also speaks of the targets which it leaves alone. */
export interface WholePostDialogProps extends PostDialogProps {
  /** All targets of the post. */
  readonly all: PostDialogProps['targets'];
}
