import { connectionName, labelOf, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { Alert, Button, Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnce } from '../action/use-once.ts';
import { asApiError } from '../api/errors.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { serviceText } from '../text/service-text.ts';
import { faultsAt } from './connect-faults.ts';
import { ConsentChoice, useMayConsent } from './consent-choice.tsx';
import {
  type ConnectInput,
  type ConnectTarget,
  fieldsFor,
  useConnecting,
  useSandboxAccount,
} from './use-connecting.ts';
import { useSignIn } from './use-sign-in.ts';

interface ConnectDialogProps {
  readonly target: ConnectTarget;
  onEnd(connected: boolean): void;
}

/** Asks for what a network needs to connect an account, and connects it or leaves for the page of its server. */
export function ConnectDialog({ target, onEnd }: ConnectDialogProps): ReactNode {
  const { platform, account } = target;
  const mayConsent = useMayConsent(platform);
  const [chosenWay, setChosenWay] = useState<'page' | 'password' | null>(null);
  const [input, setInput] = useState<ConnectInput>({});
  const byPassword = chosenWay === null ? !mayConsent || Boolean(input.password) : chosenWay === 'password';
  const isSignIn = PLATFORMS[platform].connect.how === 'handle' && byPassword;
  const fields = fieldsFor(target, isSignIn);
  const form = useRef<HTMLFormElement>(null);
  const once = useOnce();
  const { leaveFor } = useConnecting();
  const signIn = useSignIn();
  const sandbox = useSandboxAccount(target);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  useReturn(() => setBusy(false));
  const [canceling] = useState(() => new AbortController());
  const cancel = (): void => {
    canceling.abort();
    onEnd(false);
  };
  const values = Object.fromEntries(fields.map(({ name }) => [name, input[name]?.trim() ?? '']));
  const isWhole = fields.every(({ name }) => values[name] !== '');

  const connect = async (entered: ConnectInput): Promise<void> => {
    setBusy(true);
    setFaults({});
    try {
      // A sandbox account comes with a password where one is asked for.
      if (!isSignIn && !('password' in entered)) return await leaveFor(target, entered, canceling.signal);
      await signIn(target, entered);
    } catch (error) {
      const fieldFaults = faultsAt(fields, error as Error);
      setFaults(fieldFaults);
      setBusy(false);
      // Keeps the input, except for a wrong password, which users can't see to correct.
      if (asApiError(error as Error)?.code === 'wrong_credentials')
        setInput((last) => withoutSecrets(last, fields));
      focusOn(form.current, fieldFaults, fields);
      return;
    }
    onEnd(true);
  };
  const submit = (): void => {
    if (busy) return;
    if (isWhole) return void once(() => connect(values));
    const empty = fields.filter(({ name }) => values[name] === '');
    const missing = Object.fromEntries(
      empty.map(({ name, label }) => [name, t`Fill in “${{ label: serviceText(label) }}”.`]),
    );
    setFaults(missing);
    focusOn(form.current, missing, fields);
  };
  const name = account ? connectionName(platform, account.account.name) : labelOf(platform);
  return (
    <Dialog
      title={`${account ? t`Reconnect` : t`Connect`} ${name}`}
      busy={busy && isSignIn}
      actions={
        <>
          <Button disabled={busy && isSignIn} onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="primary" loading={busy} disabled={!isWhole || busy} onClick={submit}>
            {isSignIn ? t`Connect` : mayConsent ? t`Continue on your server` : t`Continue`}
          </Button>
        </>
      }
      onClose={cancel}
    >
      <form
        ref={form}
        className="connect-form"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {faults[''] && <Alert type="error" showIcon role="alert" title={faults['']} />}
        {fields.map((field) => (
          <Field
            key={field.name}
            foreign
            name={field.name}
            label={serviceText(field.label)}
            type={field.secret ? 'password' : 'text'}
            placeholder={field.placeholder}
            help={field.help && serviceText(field.help)}
            errors={faults[field.name] ? [faults[field.name] ?? ''] : []}
            value={input[field.name] ?? ''}
            onChange={(value) => setInput((last) => ({ ...last, [field.name]: value }))}
          />
        ))}
        {mayConsent && (
          <ConsentChoice
            byPassword={byPassword}
            disabled={busy}
            onChange={(isChecked) => {
              setChosenWay(isChecked ? 'password' : 'page');
              setFaults({});
            }}
          />
        )}
        {sandbox && (
          <Button disabled={busy} onClick={() => void once(() => connect(sandbox))}>
            <Trans>Use a sandbox account</Trans>
          </Button>
        )}
        {/* Enter sends the form. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

type Fields = ReturnType<typeof fieldsFor>;

const withoutSecrets = (input: ConnectInput, fields: Fields): ConnectInput =>
  Object.fromEntries(
    Object.entries(input).filter(([name]) => !fields.some((one) => one.secret && one.name === name)),
  );

/** The first field that is wrong; where none is, the password. */
function focusOn(
  form: HTMLFormElement | null,
  faults: Readonly<Record<string, string>>,
  fields: Fields,
): void {
  const wrong = fields.find(({ name }) => faults[name]) ?? fields.find(({ secret }) => secret) ?? fields[0];
  form?.querySelector<HTMLElement>(`[name="${wrong?.name}"]`)?.focus();
}

/** Back from the page of the server, which the browser may have kept this page for. */
function useReturn(onReturn: () => void): void {
  const newest = useRef(onReturn);
  newest.current = onReturn;
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) newest.current();
    };
    globalThis.addEventListener('pageshow', back);
    return () => globalThis.removeEventListener('pageshow', back);
  }, []);
}
