import type { UserSession } from '@carillon/contracts/http/identity/sessions/list-sessions.ts';
import { QueryView } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSessions } from '../api/use-sessions.ts';
import { EndQuestion } from './end-question.tsx';
import { SessionList } from './session-list.tsx';

const HEADING = 'where-logged-in';
const home = (): HTMLElement | null => document.getElementById(HEADING);

/** Where the user is logged in, and how to end that. */
export function SessionsPanel(): ReactNode {
  const query = useSessions();
  const [ending, setEnding] = useState<UserSession | 'others' | null>(null);
  return (
    <section className="panel account-card" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        <Trans>Where you’re logged in</Trans>
      </h2>
      <QueryView query={query} failed={t`Couldn’t load the list`} safe={t`You’re still logged in.`} rows={3}>
        {(sessions) => (
          <>
            <SessionList sessions={sessions} onEnd={setEnding} />
            {sessions.length > 1 ? (
              <div className="account-save">
                <Button onClick={() => setEnding('others')}>
                  <Trans>Log out everywhere else</Trans>
                </Button>
              </div>
            ) : (
              <p className="muted">
                <Trans>No other active sessions.</Trans>
              </p>
            )}
          </>
        )}
      </QueryView>
      {ending && <EndQuestion which={ending} home={home} onClose={() => setEnding(null)} />}
    </section>
  );
}
