import { MAX_POSTS_BY_ID } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { actionErrorText, useAccountZone, useApi, useOnce } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshPosts } from '../../../lib/patch-posts.ts';
import type { ActionTarget } from '../actions.ts';
import { type BulkAction, type BulkRow, commandsFor, type Move } from '../bulk.ts';
import { runCommand } from './commands.ts';
import { postKey } from './use-post.ts';

/** The result of an action on one post. */
export interface BulkOutcome {
  readonly postId: string;
  readonly text: string;
  readonly done: boolean;
  /** A sentence for each thing to say. */
  readonly words: readonly string[];
}

export interface BulkOrder {
  readonly action: BulkAction;
  readonly rows: readonly BulkRow[];
  readonly move: Move | null;
  /** All targets of a post as far as they are listed. */
  allOf(postId: string): readonly ActionTarget[];
}

/** Does something to many posts, one after another, and says of each what happened to it. */
export function useBulk() {
  const api = useApi();
  const queries = useQueryClient();
  const zone = useAccountZone();
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);
  const [busy, setBusy] = useState(false);
  const once = useOnce();
  const stopped = useRef(false);

  const doTo = async ({ action, move, allOf }: BulkOrder, row: BulkRow): Promise<BulkOutcome> => {
    const words: string[] = [];
    let done = true;
    for (const command of commandsFor(action, row, move, allOf(row.postId)))
      await runCommand(api, row.postId, command, zone).then(
        ({ message, refused }) => {
          words.push(message, ...refused);
          done &&= refused.length === 0;
        },
        (error: Error) => {
          words.push(actionErrorText(error));
          done = false;
        },
      );
    return { postId: row.postId, text: row.text, done, words: [...new Set(words)] };
  };

  const doToAll = async (order: BulkOrder): Promise<void> => {
    stopped.current = false;
    setBusy(true);
    setOutcomes([]);
    const ids: string[] = [];
    for (const row of order.rows) {
      if (stopped.current) break;
      const outcome = await doTo(order, row);
      ids.push(row.postId);
      setOutcomes((all) => [...all, outcome]);
    }
    for (let begin = 0; begin < ids.length; begin += MAX_POSTS_BY_ID)
      await refreshPosts({ api, queries }, ids.slice(begin, begin + MAX_POSTS_BY_ID));
    for (const id of ids) void queries.invalidateQueries({ queryKey: postKey(id) });
    setBusy(false);
  };

  return {
    outcomes,
    busy,
    run: (order: BulkOrder) => once(() => doToAll(order)),
    /** Leaves the posts that are still to come as they are. */
    stop(): void {
      stopped.current = true;
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
