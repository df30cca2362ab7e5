import { ROLES } from '@carillon/contracts/domain/roles.ts';
import { roleName, roleSentence } from '@carillon/sdk/session/role-text.ts';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';

/** Explains each role to members who can't assign any. */
export const RoleHelp = (): ReactNode => (
  <section className="panel account-card team-card" aria-labelledby="team-roles">
    <h2 id="team-roles">
      <Trans>What each role can do</Trans>
    </h2>
    <dl className="team-roles">
      {ROLES.map((role) => (
        <Fragment key={role}>
          <dt>{roleName(role)}</dt>
          <dd className="muted">{roleSentence(role)}</dd>
        </Fragment>
      ))}
    </dl>
    <p className="muted">
      <Trans>Each role can also do what the roles above it can.</Trans>
    </p>
  </section>
);
