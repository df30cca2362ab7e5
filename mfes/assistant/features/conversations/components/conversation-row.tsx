import { Button, PenIcon, TrashIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef, useState } from 'react';
import { addressOf } from '../../../lib/addresses.ts';
import { RenameForm } from './rename-form.tsx';

interface ConversationRowProps {
  readonly id: string;
  readonly title: string;
  readonly isCurrent: boolean;
  onChosen(): void;
  onDelete(): void;
}

/** A conversation in the list: its name opens it, and it can be renamed and deleted without opening. */
export function ConversationRow({
  id,
  title,
  isCurrent,
  onChosen,
  onDelete,
}: ConversationRowProps): ReactNode {
  const [renames, setRenames] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setRenames(false);
    setTimeout(() => rename.current?.focus());
  };
  if (renames)
    return (
      <li>
        <RenameForm id={id} title={title} onClose={close} />
      </li>
    );
  return (
    <li>
      <a
        href={addressOf(id)}
        dir="auto"
        title={title}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChosen}
      >
        {title}
      </a>
      <span className="assistant-row-tools">
        <Button
          ref={rename}
          type="text"
          aria-label={t`Rename “${title}”`}
          title={t`Rename`}
          icon={<PenIcon size={16} />}
          onClick={() => setRenames(true)}
        />
        <Button
          type="text"
          aria-label={t`Delete “${title}”`}
          title={t`Delete`}
          icon={<TrashIcon size={16} />}
          onClick={onDelete}
        />
      </span>
    </li>
  );
}
