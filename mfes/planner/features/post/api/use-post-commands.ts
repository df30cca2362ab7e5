import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import {
  type ApiClient,
  actionErrorText,
  type Disconnected,
  isDisconnected,
  serviceText,
  useAction,
  useApi,
  useToasts,
} from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { PLANNED } from '../../../lib/query-keys.ts';

export type Command = 'cancel' | 'retry' | 'delete' | 'publish';

interface CommandRequest {
  readonly command: Command;
  /** The targets it applies to. */
  readonly targets: readonly PublicationDetail[];
}

/** Which of a post's targets a command is for. What may be out already is decided upon on the post's own page. */
export const selectConcerned = (
  command: Command,
  targets: readonly PublicationDetail[],
  disconnected: Disconnected,
): PublicationDetail[] => targets.filter((one) => isConcerned(command, one, disconnected));

function isConcerned(command: Command, one: PublicationDetail, disconnected: Disconnected): boolean {
  if (command === 'delete') return one.can_delete;
  if (one.may_be_out) return false;
  if (command === 'cancel') return one.can_cancel;
  if (command === 'retry') return one.can_retry;
  const waits = one.status === 'scheduled' && one.waiting_for === 'time';
  return one.can_reschedule && waits && !isDisconnected(one, disconnected);
}

/** The mutation key of a post's commands. */
export const commandKey = (postId: string) => ['planner-command', postId];

export function usePostCommands(postId: string) {
  const api = useApi();
  const toasts = useToasts();
  const queries = useQueryClient();
  const refreshList = () => queries.invalidateQueries({ queryKey: PLANNED });
  const refresh = () =>
    Promise.all([refreshList(), queries.invalidateQueries({ queryKey: ['planner-post', postId] })]);
  const action = useAction((request: CommandRequest) => run(api, postId, request), {
    key: commandKey(postId),
    onDone: async ({ message, refused }, { command }) => {
      if (refused.length > 0) toasts.warning([message, ...refused].join(' '));
      else toasts.success(message);
      // A post that is gone is not asked for.
      await (command === 'delete' && refused.length === 0 ? refreshList() : refresh());
    },
    onFailed: () => void refresh(),
  });
  return { ...action, refresh: (): void => void refresh() };
}

async function run(api: ApiClient, postId: string, { command, targets }: CommandRequest) {
  if (command === 'delete') {
    const { message, message_text, refused } = await api.call(deletePost, { params: { id: postId } });
    return {
      message: serviceText(message, message_text),
      refused: refused.map((one) => `${one.target_name}: ${serviceText(one.message, one.message_text)}`),
    };
  }
  const messages = new Set<string>();
  const failed: { readonly name: string; readonly error: Error }[] = [];
  for (const { id, target_name: name } of targets) {
    await callFor(api, command, id).then(
      ({ message, message_text }) => messages.add(serviceText(message, message_text)),
      (error: Error) => failed.push({ name, error }),
    );
  }
  if (messages.size === 0 && failed[0]) throw failed[0].error;
  return {
    message: [...messages].join(' '),
    refused: failed.map(({ name, error }) => `${name}: ${actionErrorText(error)}`),
  };
}

function callFor(api: ApiClient, command: Exclude<Command, 'delete'>, id: string) {
  const params = { id };
  switch (command) {
    case 'cancel':
      return api.call(cancelPublication, { params, body: { accept_unknown: false } });
    case 'retry':
      return api.call(retryPublication, { params });
    case 'publish':
      return api.call(publishPublicationNow, { params });
  }
}
