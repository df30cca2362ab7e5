import { QueryView } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSecondFactors } from '../api/use-second-factors.ts';
import { FactorSettings } from './factor-settings.tsx';

const HEADING = 'two-steps';

/** Manages the second factors, asked for besides the password. */
export function SecondFactorPanel(): ReactNode {
  const query = useSecondFactors();
  return (
    <section className="panel account-card" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        <Trans>Two-step login</Trans>
      </h2>
      <QueryView
        query={query}
        failed={t`Couldn’t load two-step login`}
        safe={t`The way you log in hasn’t changed.`}
        rows={4}
      >
        {(factors) =>
          factors.may_change ? (
            <FactorSettings factors={factors} home={() => document.getElementById(HEADING)} />
          ) : (
            <p className="muted">
              <Trans>
                The demo account can’t use two-step login or passkeys because everyone knows its password.
              </Trans>
            </p>
          )
        }
      </QueryView>
    </section>
  );
}
