import { QueryView, ShowMore } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useConversations } from '../api/use-conversations.ts';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  readonly current: string | null;
  onChosen(): void;
  onDelete(conversation: { readonly id: string; readonly title: string }): void;
}

/** The conversation that changed last comes first. */
export function ConversationList({ current, onChosen, onDelete }: ConversationListProps): ReactNode {
  const query = useConversations();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <QueryView
        query={query}
        failed={t`Couldn’t load conversations`}
        safe={t`They’re safe on the server.`}
        rows={4}
      >
        {(conversations) =>
          conversations.length === 0 ? (
            <p className="muted assistant-none">
              <Trans>No conversations yet. They’ll appear here.</Trans>
            </p>
          ) : (
            <ul ref={list} className="assistant-list">
              {conversations.map(({ id, title }) => (
                <ConversationRow
                  key={id}
                  id={id}
                  title={title}
                  isCurrent={id === current}
                  onChosen={onChosen}
                  onDelete={() => onDelete({ id, title })}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      <ShowMore
        query={query}
        list={list}
        what={t`Older conversations`}
        failure={t`Couldn’t load older conversations.`}
      />
    </>
  );
}
