import { isLocale, LOCALES, localeNames } from '@carillon/contracts/domain/locales.ts';
import { GlobeIcon } from '@carillon/ui/icons.tsx';
import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { UNSAVED } from './unsaved.ts';

interface LanguageItemProps {
  readonly userId: string;
  readonly storage?: Pick<Storage, 'setItem'>;
  /** Loads the page again, in the chosen language. */
  reload?(): void;
}

/** The row of the account's menu in which the user's language is chosen. The page that is loaded in it saves it. */
export function LanguageItem({
  userId,
  storage = localStorage,
  reload = () => window.location.reload(),
}: LanguageItemProps): ReactNode {
  const choose = (tag: string): void => {
    if (!isLocale(tag)) return;
    storage.setItem('locale', tag);
    storage.setItem(UNSAVED, userId);
    reload();
  };
  return (
    <label className="account-item">
      <GlobeIcon size={18} />
      <span>
        <Trans>Language</Trans>
      </span>
      <select
        className="account-language"
        value={i18n.locale}
        onChange={(event) => choose(event.target.value)}
      >
        {localeNames.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {LOCALES[tag].name}
          </option>
        ))}
      </select>
    </label>
  );
}
