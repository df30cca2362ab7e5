import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { NetworkConnection } from '@carillon/sdk/index.ts';
import { Avatar, Button, Checkbox } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { nameAmong } from '../model/account-names.ts';
import { targetWords } from '../model/target-words.ts';
import type { Choice, ChoiceChange } from '../model/targets.ts';

interface AccountListProps {
  readonly choice: Choice;
  readonly targets: NetworkConnection['targets'];
  /** How many more the post may go to. */
  readonly room: number;
  onChange(change: ChoiceChange): void;
}

/** The pages or accounts of a network, each of them chosen or not. */
export function AccountList({ choice, targets, room, onChange }: AccountListProps): ReactNode {
  const { platform, selected, refusing } = choice;
  const words = targetWords(platform);
  const id = useId();
  const chosenIds = selected ? choice.pageIds : [];
  const missing = targets.filter((one) => !chosenIds.includes(one.id));
  // Another account may accept what the chosen ones don't.
  const able = missing.filter((one) => !refusing.includes(one.id));
  const choose = (pageId: string, isSelected: boolean): void =>
    onChange({ pageIds: isSelected ? [...chosenIds, pageId] : chosenIds.filter((one) => one !== pageId) });
  return (
    <fieldset className="composer-accounts" aria-labelledby={id}>
      <p className="composer-row">
        <span id={id} className="muted">
          {words.chosen(chosenIds.length, targets.length)}
        </span>
        {missing.length > 0 && (
          <Button
            type="link"
            size="small"
            disabled={able.length === 0 || room <= 0}
            aria-label={words.selectAll(labelOf(platform))}
            onClick={() => onChange({ pageIds: [...chosenIds, ...able.slice(0, room).map((one) => one.id)] })}
          >
            <Trans>Select all</Trans>
          </Button>
        )}
      </p>
      <ul>
        {targets.map((target) => (
          <li key={target.id}>
            <Checkbox
              checked={chosenIds.includes(target.id)}
              disabled={
                (!chosenIds.includes(target.id) && (room <= 0 || refusing.includes(target.id))) || undefined
              }
              onChange={(event) => choose(target.id, event.target.checked)}
            >
              <span className="composer-account">
                <Avatar {...target} />
                <bdi>{nameAmong(target, targets)}</bdi>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
