import { ROLES, type Role } from '@carillon/contracts/domain/roles.ts';
import { roleName, roleSentence } from '@carillon/sdk/session/role-text.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

interface RoleChoiceProps {
  readonly value: Role;
  onChange(value: Role): void;
}

/** One role, each with what it may do beyond those before it. */
export function RoleChoice({ value, onChange }: RoleChoiceProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="account-choice">
      <legend>
        <Trans>Role</Trans>
      </legend>
      {ROLES.map((role) => (
        <label key={role} className="team-choice">
          <input type="radio" name={id} checked={value === role} onChange={() => onChange(role)} />
          <span>
            <strong>{roleName(role)}</strong>
            <span className="account-means muted">{roleSentence(role)}</span>
          </span>
        </label>
      ))}
      <p className="muted">
        <Trans>Each role can also do what the roles above it can.</Trans>
      </p>
    </fieldset>
  );
}
