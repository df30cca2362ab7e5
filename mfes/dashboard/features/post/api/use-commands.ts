import { useAccountZone, useAction, useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshPosts } from '../../../lib/patch-posts.ts';
import type { Action } from '../actions.ts';
import { type Command, type Outcome, runCommand } from './commands.ts';
import { commandKey, postKey } from './use-post.ts';

const FAILED: Readonly<Record<Action, string>> = {
  edit: t`Failed to change post`,
  publish: t`Failed to publish post`,
  reschedule: t`Failed to reschedule post`,
  cancel: t`Failed to cancel post`,
  retry: t`Failed to retry post`,
  'take-down': t`Failed to delete post from its network`,
  delete: t`Failed to delete post`,
};

/** Names an action that failed. */
export const failedTo = (action: Action): string => FAILED[action];

/** Runs a command, once however often the button is pressed, and reports the result. */
export function useCommands(postId: string) {
  const api = useApi();
  const shell = useShell();
  const toasts = useToasts();
  const queries = useQueryClient();
  const zone = useAccountZone();
  const [refusedIds, setRefusedIds] = useState<readonly string[]>([]);

  const action = useAction((command: Command) => runCommand(api, postId, command, zone), {
    key: commandKey(postId),
    onDone: async ({ message, refused: leftIds, ...outcome }, command) => {
      setRefusedIds(leftIds);
      toasts.success(message);
      void refreshPosts({ api, queries }, [postId]);
      if (command.action === 'delete' && outcome.left === 0) {
        shell.navigate('/posts');
        // A user who returns to its page must not see the deleted post.
        return queries.removeQueries({ queryKey: postKey(postId) });
      }
      // The page shows the new state before the dialog closes.
      await queries.invalidateQueries({ queryKey: postKey(postId) });
    },
    // A failure is shown where the action was started.
    onFailed: () => {
      void refreshPosts({ api, queries }, [postId]);
      void queries.invalidateQueries({ queryKey: postKey(postId) });
    },
  });

  return {
    async run(command: Command): Promise<Outcome | null> {
      if (!action.busy) setRefusedIds([]);
      return action.run(command);
    },
    refused: refusedIds,
    busy: action.busy,
    command: action.input,
    error: action.error,
    reset: () => {
      setRefusedIds([]);
      action.reset();
    },
  };
}
export type Commands = ReturnType<typeof useCommands>;
