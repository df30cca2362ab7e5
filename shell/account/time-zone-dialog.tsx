import { actionErrorText, fieldError } from '@carillon/sdk/api/error-text.ts';
import { Dialog } from '@carillon/sdk/dialog/dialog.tsx';
import { ShellContext, useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell, User } from '@carillon/sdk/shell.ts';
import { browserZone, isSameZone, offsetOf, timeOf, zoneName } from '@carillon/sdk/time/zones.ts';
import { Alert, Button, FieldError, Select, UiProvider } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { modernName, type ZoneGroup, type ZoneOption, zoneGroups } from './zone-options.ts';
import { compareMatches, matches } from './zone-search.ts';

export interface TimeZoneDialogProps {
  readonly shell: Shell;
  readonly user: User;
  /** @throws when it could not be changed, or nobody knows */
  save(timezone: string): Promise<void>;
  onClose(): void;
}

/** Another time zone for the account. */
export const TimeZoneDialog = (props: TimeZoneDialogProps): ReactNode => (
  <ShellContext value={props.shell}>
    <UiProvider mode={useReadable(props.shell.mode)}>
      <ZoneForm {...props} />
    </UiProvider>
  </ShellContext>
);

function ZoneForm({ shell, user, save, onClose }: TimeZoneDialogProps): ReactNode {
  const [current] = useState(modernName(user.timezone));
  const [zone, setZone] = useState(current);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const groups = useMemo(() => zoneGroups(current, new Date()), [current]);
  const field = useRef<HTMLFormElement>(null);
  const id = useId();
  const here = modernName(browserZone());
  const fault = fieldError(error, 'timezone');
  const focus = useCallback(() => field.current?.querySelector<HTMLElement>('input')?.focus(), []);
  useEffect(() => {
    if (error) focus();
  }, [error, focus]);

  const choose = (value: string): void => {
    setError(null);
    setZone(value);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || zone === current) return;
    setBusy(true);
    setError(null);
    try {
      await save(zone);
      shell.toasts.success(t`Your time zone is now ${timeOf(zone)}.`);
      onClose();
    } catch (cause) {
      setError(cause as Error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t`Time zone`}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Keep {timeOf(current)}</Trans>
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy} disabled={zone === current}>
            <Trans>Change time zone</Trans>
          </Button>
        </>
      }
    >
      <form id={id} ref={field} className="zone-form" noValidate onSubmit={(event) => void submit(event)}>
        {error && !fault && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t`Couldn’t change the time zone: ${actionErrorText(error)}`}
          />
        )}
        <div className="zone-field">
          <label htmlFor={`${id}-zone`}>
            <Trans>Your time zone</Trans>
          </label>
          <Select<string, ZoneOption | ZoneGroup>
            id={`${id}-zone`}
            showSearch={{
              filterOption: (input, option) => !!option && 'value' in option && matches(input, option),
              filterSort: (a, b, { searchValue }) =>
                'value' in a && 'value' in b ? compareMatches(searchValue, a, b) : 0,
            }}
            value={zone}
            status={fault ? 'error' : undefined}
            disabled={busy}
            options={groups}
            fieldNames={{ label: 'name', groupLabel: 'label' }}
            optionRender={({ data }) => 'value' in data && <OptionText option={data} />}
            notFoundContent={t`No matching time zones. Try a country, a large city near you, or an offset such as UTC+1.`}
            onChange={choose}
          />
          {fault && <FieldError>{fault}</FieldError>}
          <p className="muted">
            <Trans>
              {zoneName(zone)}, now {offsetOf(zone, new Date())}
            </Trans>
          </p>
          {!isSameZone(here, zone) && (
            <p>
              <Trans>
                Your browser uses {here}.{' '}
                <Button type="link" className="zone-use" disabled={busy} onClick={() => choose(here)}>
                  Use it<span className="visually-hidden"> as your time zone</span>
                </Button>
              </Trans>
            </p>
          )}
        </div>
        <p className="muted">
          <Trans>Posts that are already scheduled keep their time and time zone.</Trans>
        </p>
      </form>
    </Dialog>
  );
}

const OptionText = ({ option: { name, offset, country } }: { option: ZoneOption }): ReactNode => (
  <span className="zone-option">
    <span>
      {name}
      {country && <span className="muted"> · {country}</span>}
    </span>
    <span className="muted tabular">{offset}</span>
  </span>
);
