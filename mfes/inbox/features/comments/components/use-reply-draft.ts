import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { isUnanswered } from '@carillon/sdk/index.ts';
import { useState } from 'react';
import { useReply } from '../api/use-reply.ts';

export interface ReplyDraft {
  readonly isOpen: boolean;
  readonly text: string;
  /** It may already be published. */
  readonly isFixed: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  write(text: string): void;
  /** @returns whether it is out */
  send(): Promise<boolean>;
  open(): void;
  close(): void;
}

/**
 * A reply while it is written. It stays the same one, closed or not, until the list shows what became of it: so another press
 * sends no second.
 */
export function useReplyDraft({ id, reply }: InboxComment): ReplyDraft {
  const [draft, setDraft] = useState(() => begin(reply?.id ?? null));
  const { run, busy, error, reset } = useReply(id);
  const isFixed = busy || (error !== null && isUnanswered(error));
  const isShown = reply?.id === draft.id;
  return {
    text: draft.text,
    isOpen: draft.isOpen && !isShown,
    isFixed,
    busy,
    error,
    write: (text) => setDraft({ ...draft, text }),
    async send() {
      const sentReply = await run({ replyId: draft.id, text: draft.text, seenId: draft.seenId });
      return sentReply?.state === 'sent';
    },
    open() {
      if (isFixed && !isShown) return setDraft({ ...draft, isOpen: true });
      reset();
      const text = reply?.state === 'failed' ? reply.text : '';
      setDraft({ ...begin(reply?.id ?? null), text, isOpen: true });
    },
    close: () => setDraft({ ...draft, isOpen: false }),
  };
}

/** @param seenId the reply that its writer has seen with the comment: another one that comes meanwhile is a conflict */
const begin = (seenId: string | null) => ({ id: crypto.randomUUID(), seenId, text: '', isOpen: false });
