import { SCOPE_TEXT, TOKEN_SCOPES, type TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { Checkbox } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface ScopeChoiceProps {
  readonly value: readonly TokenScope[];
  onChange(value: readonly TokenScope[]): void;
}

/** What the token may do, each in plain words. */
export const ScopeChoice = ({ value, onChange }: ScopeChoiceProps): ReactNode => (
  <fieldset className="account-choice">
    <legend>It may</legend>
    {TOKEN_SCOPES.map((scope) => (
      <Checkbox
        key={scope}
        checked={value.includes(scope)}
        onChange={({ target }) =>
          onChange(target.checked ? [...value, scope] : value.filter((one) => one !== scope))
        }
      >
        <strong>{SCOPE_TEXT[scope].name}</strong> <code className="muted">{scope}</code>
        <span className="account-means muted">{SCOPE_TEXT[scope].means}</span>
      </Checkbox>
    ))}
  </fieldset>
);
