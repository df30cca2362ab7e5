import { useAccountZone, useApi, useNotices, useShell } from '@carillon/sdk/index.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AT_ONCE, demandConnection } from '../../../lib/online.ts';
import { USER_POSTS } from '../../../lib/query-keys.ts';
import type { Action } from '../actions.ts';
import { type Command, type Outcome, obey } from './commands.ts';
import { commandKey, postKey } from './use-post.ts';

const FAILED: Readonly<Record<Action, string>> = {
  edit: 'Failed to change post',
  publish: 'Failed to publish post',
  reschedule: 'Failed to reschedule post',
  cancel: 'Failed to cancel post',
  retry: 'Failed to try again',
  delete: 'Failed to delete post',
};

/** What an action that failed is called. */
export const failedTo = (action: Action): string => FAILED[action];

/** Does what is asked for, once however often it is pressed, and tells what came of it. */
export function useCommands(postId: string) {
  const api = useApi();
  const shell = useShell();
  const notices = useNotices();
  const queries = useQueryClient();
  const zone = useAccountZone();
  const running = useRef(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const mutation = useMutation({
    mutationKey: commandKey(postId),
    ...AT_ONCE,
    mutationFn: async (command: Command) => {
      demandConnection();
      return obey(api, postId, command, zone);
    },
    onSuccess: async ({ message, refused: left, ...outcome }, { action }) => {
      setRefused(left);
      notices.success(message);
      void queries.invalidateQueries({ queryKey: USER_POSTS });
      if (action === 'delete' && outcome.left === 0) {
        shell.navigate('/dashboard#posts');
        // Whoever comes back to its page must not find it as it was.
        return queries.removeQueries({ queryKey: postKey(postId) });
      }
      // The page shows how it stands now before the dialog goes.
      await queries.invalidateQueries({ queryKey: postKey(postId) });
    },
    // Why it failed is told where it was asked for.
    onError: () => {
      void queries.invalidateQueries({ queryKey: USER_POSTS });
      void queries.invalidateQueries({ queryKey: postKey(postId) });
    },
  });

  const run = async (command: Command): Promise<Outcome | null> => {
    if (running.current) return null;
    running.current = true;
    setRefused([]);
    return mutation
      .mutateAsync(command)
      .catch(() => null)
      .finally(() => {
        running.current = false;
      });
  };

  return {
    run,
    refused,
    busy: mutation.isPending,
    command: mutation.variables,
    error: mutation.error,
    reset: () => {
      setRefused([]);
      mutation.reset();
    },
  };
}
export type Commands = ReturnType<typeof useCommands>;
