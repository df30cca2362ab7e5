import type { Disconnected } from '@carillon/sdk/index.ts';
import { type ReactNode, useState } from 'react';
import { type Action, type ActionTarget, selectConcerned } from '../actions.ts';
import { type Commands, useCommands } from '../api/use-commands.ts';
import { PostDialog } from './post-dialogs.ts';
import { RowEditDialog } from './row-dialogs.ts';

interface OpenDialog {
  readonly postId: string;
  readonly action: Action;
  /** All targets of the post as they were then. */
  readonly all: readonly ActionTarget[];
  readonly targets: readonly ActionTarget[];
  readonly open: boolean;
}

export interface RowDialog {
  /** Opens the dialog for an action on a post. */
  ask(postId: string, action: Action, all: readonly ActionTarget[]): void;
  /** The result of the newest dialog, for the row of its targets. Null while it is open. */
  closedOf(targets: readonly ActionTarget[]): Commands | null;
  /** Removes the result. */
  forget(postId: string): void;
  readonly dialog: ReactNode;
}

/** The dialog about a post in the list. It is rendered above the list, so its input survives when a row moves. */
export function useRowDialog(
  targetsOf: (postId: string) => readonly ActionTarget[],
  disconnected: Disconnected,
): RowDialog {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const commands = useCommands(openDialog?.postId ?? '');
  const dialogOf = (open: OpenDialog): ReactNode => {
    const { postId, action, targets } = open;
    const home = () => rowOf(postId);
    const ofPart: Commands = {
      ...commands,
      run: (command) => commands.run(command.action === 'delete' ? { ...command, isPart: true } : command),
    };
    const sharedProps = {
      targets,
      commands: ofPart,
      home,
      onClose: () => setOpenDialog({ ...open, open: false }),
    };
    if (action === 'edit') return <RowEditDialog {...sharedProps} postId={postId} />;
    const now = targetsOf(postId);
    // A post deleted elsewhere is shown as it was.
    return <PostDialog {...sharedProps} action={action} all={now.length > 0 ? now : open.all} />;
  };
  return {
    ask(postId, action, all) {
      commands.reset();
      setOpenDialog({ postId, action, all, targets: selectConcerned(action, all, disconnected), open: true });
    },
    closedOf: (targets) =>
      openDialog &&
      !openDialog.open &&
      openDialog.targets.some(({ id }) => targets.some((one) => one.id === id))
        ? commands
        : null,
    forget(postId) {
      if (openDialog?.postId === postId) setOpenDialog(null);
    },
    dialog: openDialog?.open && dialogOf(openDialog),
  };
}

/** The post's link, wherever it is now. */
export const rowOf = (postId: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('.dash-posts .dash-post-text,.dash-now .dash-post-text')].find(
    (link) => link.getAttribute('href') === `/posts/${postId}`,
  ) ?? document.getElementById('posts');
