import type { ActionTarget, EditTarget } from '../actions.ts';
import type { Commands } from '../api/use-commands.ts';

/** Props of every dialog about a post. */
export interface PostDialogProps<T extends ActionTarget = ActionTarget> {
  /** Its targets, as they were when the dialog opened. */
  readonly targets: readonly T[];
  readonly commands: Commands;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Props of a dialog that also mentions the targets which it leaves alone. */
export interface WholePostDialogProps<T extends ActionTarget = ActionTarget> extends PostDialogProps<T> {
  /** All targets of the post. */
  readonly all: readonly T[];
}

export type EditDialogProps = WholePostDialogProps<EditTarget>;
