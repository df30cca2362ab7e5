import { QueryView } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { useSecondFactors } from '../api/use-second-factors.ts';
import { FactorSettings } from './factor-settings.tsx';

const HEADING = 'two-steps';

/** What is asked for beside the password. */
export function SecondFactorPanel(): ReactNode {
  const query = useSecondFactors();
  return (
    <section className="panel account-card" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        Two-step log-in
      </h2>
      <QueryView query={query} failed="This could not be loaded" safe="You log in as before." rows={4}>
        {(factors) =>
          factors.may_change ? (
            <FactorSettings factors={factors} home={() => document.getElementById(HEADING)} />
          ) : (
            <p className="muted">
              The demo account takes no second factor and no passkey: everybody knows its password.
            </p>
          )
        }
      </QueryView>
    </section>
  );
}
