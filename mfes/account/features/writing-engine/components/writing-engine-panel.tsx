import { checkWritingEngine } from '@carillon/contracts/http/ai/check-writing-engine.ts';
import type { WritingEngine } from '@carillon/contracts/http/ai/writing-engine.ts';
import { errorText, QueryView, shortTime, useAccountZone, useMay, useNow } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCheckWritingEngine, useWritingEngine } from '../api/use-writing-engine.ts';
import { askingText, engineText, faultText, findingsOf } from '../model/engine-text.ts';

/** Which engine writes drafts and answers, and a button that tries it. */
export function WritingEnginePanel(): ReactNode {
  return (
    <section className="panel account-card team-card" aria-labelledby="team-writing">
      <h2 id="team-writing">
        <Trans>AI writer</Trans>
      </h2>
      <QueryView query={useWritingEngine()} failed={t`Couldn’t load the AI writer`} rows={2} level={3}>
        {(engine) => <Engine engine={engine} />}
      </QueryView>
    </section>
  );
}

function Engine({ engine }: { readonly engine: WritingEngine }): ReactNode {
  const { kind, check, fault, paused_until: until } = engine;
  const mayTest = useMay(checkWritingEngine);
  const { run, busy, error } = useCheckWritingEngine();
  const zone = useAccountZone();
  const now = useNow();
  const again = until && shortTime(new Date(until), zone, now);
  const tested = check && shortTime(new Date(check.checked_at), zone, now);
  return (
    <>
      <p>{engineText(engine)}</p>
      {again && (
        <Alert
          type="warning"
          showIcon
          title={`${fault ? faultText(fault, { place: kind }) : t`The model keeps failing.`} ${t`Carillon’s built-in writer takes over and will try the model again at ${again}.`}`}
        />
      )}
      {kind !== 'built_in' && (
        <div role="status" aria-busy={busy}>
          {check && !busy && (
            <>
              <ul className="team-findings">
                {findingsOf(check).map(({ text, good }) => (
                  <li key={text}>
                    <span aria-hidden="true">{good ? '✓' : '✗'}</span> {text}
                  </li>
                ))}
              </ul>
              {check.fault && <p>{faultText(check.fault, { place: kind, status: check.status })}</p>}
              <p className="muted">
                <Trans>Tested {tested}</Trans>
              </p>
            </>
          )}
          {busy && <p className="muted">{askingText(kind)}</p>}
        </div>
      )}
      {error && <Alert type="error" showIcon role="alert" title={errorText(error)} />}
      {kind !== 'built_in' &&
        (mayTest ? (
          <div className="account-save">
            <Button loading={busy} onClick={() => void run(null)}>
              <Trans>Test the writer</Trans>
            </Button>
          </div>
        ) : (
          <p className="muted">
            <Trans>Only owners can test the writer.</Trans>
          </p>
        ))}
    </>
  );
}
