import { useBackCloses, useDrawer } from '@carillon/sdk/index.ts';
import { Button, CloseIcon, PlusIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { PAGE } from '../../../lib/addresses.ts';
import { ConversationList } from './conversation-list.tsx';
import { DeleteConversation } from './delete-conversation.tsx';

interface ConversationDrawerProps {
  /** The conversation that is shown. */
  readonly current: string | null;
  /** On narrow screens it is a drawer. */
  readonly open: boolean;
  readonly opener: RefObject<HTMLElement | null>;
  /** The same function each time, since the focus is moved anew with another. */
  onClose(): void;
  onDeleted(id: string): void;
}

/** All conversations, beside the chat; on narrow screens they come from the side. */
export function ConversationDrawer({
  current,
  open,
  opener,
  onClose,
  onDeleted,
}: ConversationDrawerProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const [deletes, setDeletes] = useState<{ readonly id: string; readonly title: string } | null>(null);
  useDrawer({ open, panel, opener, onClose });
  useBackCloses(open, onClose);
  return (
    <>
      {/* For the pointer; by keyboard and by ear the button inside is there. */}
      {open && (
        <button type="button" className="assistant-veil" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      )}
      <nav
        ref={panel}
        className={open ? 'assistant-conversations open' : 'assistant-conversations'}
        aria-label={t`Conversations`}
      >
        <div className="assistant-drawer-head">
          <Button href={PAGE} icon={<PlusIcon size={18} />}>
            <Trans>New conversation</Trans>
          </Button>
          {open && (
            <Button
              type="text"
              className="assistant-narrow"
              aria-label={t`Close conversations`}
              icon={<CloseIcon />}
              onClick={onClose}
            />
          )}
        </div>
        <ConversationList current={current} onChosen={onClose} onDelete={setDeletes} />
      </nav>
      {/* Outside, since the drawer is gone when the focus leaves it. */}
      {deletes && (
        <DeleteConversation
          {...deletes}
          onClose={() => setDeletes(null)}
          onDeleted={() => {
            setDeletes(null);
            onDeleted(deletes.id);
          }}
        />
      )}
    </>
  );
}
