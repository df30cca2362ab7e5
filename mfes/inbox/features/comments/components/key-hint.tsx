import { useUserStorage } from '@carillon/sdk/index.ts';
import { Checkbox } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

const STORAGE_KEY = 'inbox keys';
const OFF = 'off';

/** Whether single keys do something: users who speak to their computer turn them off. */
export function useKeysChoice() {
  const storage = useUserStorage();
  const [isOn, setIsOn] = useState(() => storage?.get(STORAGE_KEY) !== OFF);
  const choose = (on: boolean): void => {
    setIsOn(on);
    if (on) storage?.remove(STORAGE_KEY);
    else storage?.set(STORAGE_KEY, OFF);
  };
  return [isOn, choose] as const;
}

interface KeyHintProps {
  readonly isOn: boolean;
  onChoose(on: boolean): void;
}

export const KeyHint = ({ isOn, onChoose }: KeyHintProps): ReactNode => (
  <div className="inbox-keys">
    <Checkbox checked={isOn} onChange={({ target }) => onChoose(target.checked)}>
      <Trans>
        Keyboard shortcuts: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>R</kbd> reply, <kbd>M</kbd> mark as
        read or unread
      </Trans>
    </Checkbox>
  </div>
);
