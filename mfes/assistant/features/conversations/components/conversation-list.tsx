import { QueryView } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useConversations } from '../api/use-conversations.ts';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  readonly current: string | null;
  onChosen(): void;
  onDelete(conversation: { readonly id: string; readonly title: string }): void;
}

/** The conversation that changed last stands first. */
export function ConversationList({ current, onChosen, onDelete }: ConversationListProps): ReactNode {
  const query = useConversations();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: failed, fetchNextPage } = query;
  return (
    <>
      <QueryView query={query} failed="Conversations could not be loaded" safe="They are safe." rows={4}>
        {(conversations) =>
          conversations.length === 0 ? (
            <p className="muted assistant-none">None yet. Each conversation is kept here.</p>
          ) : (
            <ul className="assistant-list">
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
      {failed && <p role="alert">Older conversations could not be loaded.</p>}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {failed ? 'Retry' : 'Older conversations'}
        </Button>
      )}
    </>
  );
}
