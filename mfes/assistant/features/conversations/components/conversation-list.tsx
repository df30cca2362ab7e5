import { QueryView } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { addressOf } from '../../../lib/addresses.ts';
import { useConversations } from '../api/use-conversations.ts';

interface ConversationListProps {
  readonly current: string | null;
  onChosen(): void;
}

/** The conversation that changed last stands first. */
export function ConversationList({ current, onChosen }: ConversationListProps): ReactNode {
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
                <li key={id}>
                  <a
                    href={addressOf(id)}
                    title={title}
                    aria-current={id === current ? 'page' : undefined}
                    onClick={onChosen}
                  >
                    {title}
                  </a>
                </li>
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
