import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';
import { VERIFY_CODE } from '../model/verify-code.ts';

type Language = keyof typeof VERIFY_CODE;
const LANGUAGES = Object.keys(VERIFY_CODE) as Language[];

/** Explains how a receiver verifies deliveries. */
export function VerifyHelp(): ReactNode {
  const copy = useCopy();
  const [language, setLanguage] = useState<Language>('Node.js');
  return (
    <section className="panel account-webhook-help" aria-labelledby="verify-title">
      <h2 id="verify-title">
        <Trans>How to verify that an event is from Carillon</Trans>
      </h2>
      <p className="muted">
        <Trans>
          Each event is signed with the webhook’s secret, as{' '}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer">
            Standard Webhooks
          </a>{' '}
          describes. Respond with a 2xx status within 10 seconds. Events may arrive twice; use{' '}
          <code>webhook-id</code> to detect duplicates.
        </Trans>
      </p>
      <fieldset className="account-choice">
        <legend className="visually-hidden">
          <Trans>Language</Trans>
        </legend>
        <div className="account-periods">
          {LANGUAGES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="language"
                checked={one === language}
                onChange={() => setLanguage(one)}
              />
              {one}
            </label>
          ))}
        </div>
      </fieldset>
      <pre className="account-code">{VERIFY_CODE[language]}</pre>
      <Button onClick={() => void copy(VERIFY_CODE[language], t`Code copied.`)}>
        <Trans>Copy code</Trans>
      </Button>
    </section>
  );
}
