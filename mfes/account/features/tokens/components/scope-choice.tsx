import { TOKEN_SCOPES, type TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { Checkbox, FieldError } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { SCOPE_TEXT, scopeName } from '../model/scope-text.ts';

interface ScopeChoiceProps {
  readonly value: readonly TokenScope[];
  readonly fault: string | null;
  onChange(value: readonly TokenScope[]): void;
}

/** A scope that publishes, and the one it needs: it reads posts and accounts first. */
const NEEDING: TokenScope = 'posts:publish';
const NEEDED: TokenScope = 'posts:read';

/** Offers the token's scopes, each in plain words. */
export function ScopeChoice({ value, fault, onChange }: ScopeChoiceProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="account-choice" aria-describedby={fault === null ? undefined : id}>
      <legend>
        <Trans>This token can</Trans>
      </legend>
      {TOKEN_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          checked={value.includes(scope)}
          disabled={scope === NEEDED && value.includes(NEEDING)}
          onChange={({ target }) => onChange(toggleScope(value, scope, target.checked))}
        >
          <strong>{scopeName(scope)}</strong> <code className="muted">{scope}</code>
          <span className="account-means muted">
            {SCOPE_TEXT[scope].means}
            {scope === NEEDED && value.includes(NEEDING) && ` ${t`Required for publishing.`}`}
          </span>
        </Checkbox>
      ))}
      {fault !== null && <FieldError id={id}>{fault}</FieldError>}
    </fieldset>
  );
}

function toggleScope(value: readonly TokenScope[], scope: TokenScope, on: boolean): readonly TokenScope[] {
  if (!on) return value.filter((one) => one !== scope);
  const scopes = scope === NEEDING ? [...value, NEEDED, scope] : [...value, scope];
  return TOKEN_SCOPES.filter((one) => scopes.includes(one));
}
