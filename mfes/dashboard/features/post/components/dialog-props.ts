import type { ActionTarget, EditTarget } from '../actions.ts';
import type { Commands } from '../api/use-commands.ts';

/** What every dialog about a post gets. */
export interface PostDialogProps<T extends ActionTarget = ActionTarget> {
  /** What it would be done to, as it was when the dialog opened. */
  readonly targets: readonly T[];
  readonly commands: Commands;
  home(): HTMLElement | null;
  onClose(): void;
}

/** What a dialog gets that also speaks of the targets which it leaves alone. */
export interface WholePostDialogProps<T extends ActionTarget = ActionTarget> extends PostDialogProps<T> {
  /** All targets of the post. */
  readonly all: readonly T[];
}

export type EditDialogProps = WholePostDialogProps<EditTarget>;
