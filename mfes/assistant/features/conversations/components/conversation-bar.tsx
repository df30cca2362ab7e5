import { Button, PenIcon, TrashIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef, useState } from 'react';
import { DeleteConversation } from './delete-conversation.tsx';
import { RenameForm } from './rename-form.tsx';

interface ConversationBarProps {
  readonly id: string;
  readonly title: string;
  onDeleted(): void;
}

/** The conversation's name, which can be edited in place, and a way to delete it. */
export function ConversationBar({ id, title, onDeleted }: ConversationBarProps): ReactNode {
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const rename = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setDoing(null);
    setTimeout(() => rename.current?.focus());
  };
  if (doing === 'rename')
    return (
      <>
        <h2 className="visually-hidden">{title}</h2>
        <RenameForm id={id} title={title} onClose={close} />
      </>
    );
  return (
    <>
      <h2 className="assistant-name" dir="auto" title={title}>
        {title}
      </h2>
      <Button
        ref={rename}
        type="text"
        aria-label={t`Rename conversation`}
        title={t`Rename conversation`}
        icon={<PenIcon size={18} />}
        onClick={() => setDoing('rename')}
      />
      <Button
        type="text"
        aria-label={t`Delete conversation`}
        title={t`Delete conversation`}
        icon={<TrashIcon size={18} />}
        onClick={() => setDoing('delete')}
      />
      {doing === 'delete' && (
        <DeleteConversation id={id} title={title} onClose={() => setDoing(null)} onDeleted={onDeleted} />
      )}
    </>
  );
}
