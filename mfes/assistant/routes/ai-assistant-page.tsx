import { useSearchParams, useShell, useUserStorage } from '@carillon/sdk/index.ts';
import { Button, CommentIcon, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useConversation } from '../features/chat/api/use-conversation.ts';
import { Chat } from '../features/chat/components/chat.tsx';
import { ConversationBar } from '../features/conversations/components/conversation-bar.tsx';
import { ConversationDrawer } from '../features/conversations/components/conversation-drawer.tsx';
import { addressOf, PAGE } from '../lib/addresses.ts';
import { NO_STORAGE } from '../lib/no-storage.ts';
import { conversationKey, useConversationChanges } from '../lib/queries.ts';
import styles from '../lib/styles.css';
import { useOwnId } from '../lib/use-own-id.ts';

/** The chat with its conversations; the address says which one is open. */
export function AiAssistantPage(): ReactNode {
  const { navigate } = useShell();
  const queries = useQueryClient();
  const storage = useUserStorage() ?? NO_STORAGE;
  const [params] = useSearchParams();
  const current = params.get('c');
  const id = useOwnId(current);
  /** The server gives one to each that it knows. */
  const title = useConversation(id, current === null).data?.title || null;
  const [drawer, setDrawer] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  useConversationChanges();
  const leaveDeleted = (deleted: string): void => {
    if (deleted === current) navigate(PAGE, { replace: true });
    queries.removeQueries({ queryKey: conversationKey(deleted) });
  };
  return (
    <div className="page assistant">
      <style href="assistant" precedence="default">
        {styles}
      </style>
      <PageHeader
        title={t`AI Assistant`}
        line={t`Say what you need in your own words. Nothing is published until you say yes.`}
      />
      <div className="assistant-frame">
        <ConversationDrawer
          current={current}
          open={drawer}
          opener={opener}
          onClose={closeDrawer}
          onDeleted={leaveDeleted}
        />
        <section className="assistant-chat" aria-label={t`Chat`}>
          <div className="assistant-bar">
            <Button
              ref={opener}
              type="text"
              className="assistant-narrow"
              aria-label={t`Conversations`}
              aria-expanded={drawer}
              icon={<CommentIcon />}
              onClick={() => setDrawer(true)}
            />
            {title === null ? (
              <h2 className="assistant-name">
                <Trans>New conversation</Trans>
              </h2>
            ) : (
              <ConversationBar key={id} id={id} title={title} onDeleted={() => leaveDeleted(id)} />
            )}
          </div>
          <Chat
            key={`${storage.userId} ${id}`}
            id={id}
            isNew={current === null}
            storage={storage}
            onBegun={() => navigate(addressOf(id), { replace: true })}
          />
        </section>
      </div>
    </div>
  );
}
