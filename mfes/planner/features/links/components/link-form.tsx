import type { UtmName } from '@carillon/contracts/domain/link-tracking.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { LinkTrackingView } from '@carillon/contracts/http/posts/link-tracking.ts';
import {
  actionErrorText,
  asApiError,
  connectedFirst,
  dayIn,
  fieldError,
  useAccountZone,
  useConnections,
  useNow,
} from '@carillon/sdk/index.ts';
import { Alert, Button, Checkbox, Field, Fields } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSaveLinkTracking } from '../api/use-link-tracking.ts';
import {
  exampleOf,
  FIRST,
  formOf,
  isSameForm,
  linkOf,
  type RuleForm,
  ruleOf,
  withNetwork,
} from '../model/rule.ts';
import { NetworkTags } from './network-tags.tsx';
import { Sites } from './sites.tsx';

interface LinkFormProps {
  /** Null as long as nobody has saved any. */
  readonly saved: LinkTrackingView | null;
  readonly mayEdit: boolean;
  /** The name of an account on each network, for the examples. */
  accountOf(network: PlatformName): string | undefined;
}

/** Placeholders in the values. */
const [NETWORK, ACCOUNT, DATE, MONTH] = ['{network}', '{account}', '{date}', '{month}'];

/** The rule, with what becomes of a link on each network. */
export function LinkForm({ saved, mayEdit, accountOf }: LinkFormProps): ReactNode {
  const connections = useConnections();
  const zone = useAccountZone();
  const date = dayIn(zone, useNow());
  const month = date.slice(0, 7);
  const before = saved ? formOf(saved) : FIRST;
  const [edit, setEdit] = useState<{ form: RuleForm; version: number } | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const save = useSaveLinkTracking(() => setEdit(null));
  const form = edit?.form ?? before;
  const example = link ?? linkOf(form);
  const isChanged = saved === null || !isSameForm(form, before);
  // A user who has seen the newer version replaces it.
  const isRefused = asApiError(save.error)?.code === 'conflict';
  const version = edit && !isRefused ? edit.version : (saved?.version ?? 0);
  const change = (next: RuleForm): void => setEdit({ form: next, version });
  const fields = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to what was refused
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [save.error]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save.run({ ...ruleOf(form), version });
  };
  const errorOf = (network: PlatformName, name: UtmName) =>
    fieldError(save.error, `networks.${network}.${name}`);
  const isListed =
    fieldError(save.error, 'domains') !== null ||
    Object.keys(asApiError(save.error)?.fieldErrors ?? {}).some((name) => name.startsWith('networks.'));
  return (
    <form ref={fields} className="links-form" onSubmit={submit} noValidate>
      {save.error && !isListed && (
        <Alert type="error" showIcon role="alert" title={actionErrorText(save.error)} />
      )}
      <Fields disabled={!mayEdit || save.busy} className="links-form">
        <section className="panel links-rule" aria-label={t`Rule`}>
          <Checkbox
            checked={form.enabled}
            onChange={({ target }) => change({ ...form, enabled: target.checked })}
          >
            <Trans>Add link tracking to new posts</Trans>
          </Checkbox>
          <p className="muted links-help">
            <Trans>
              You can turn it off for each post. Parameters that are already in a link don’t change. Changes
              you make here don’t affect scheduled posts or links in first comments.
            </Trans>
          </p>
          <Sites
            form={form}
            error={fieldError(save.error, 'domains')}
            onChange={(part) => change({ ...form, ...part })}
          />
        </section>
        <section className="panel links-rule" aria-label={t`Values`}>
          <h2>
            <Trans>Values</Trans>
          </h2>
          <p>
            <Trans>
              Placeholders: <code>{NETWORK}</code> is the network, <code>{ACCOUNT}</code> the page, account or
              profile, <code>{DATE}</code> the day the post is published (
              <span className="links-day">{date}</span>), and <code>{MONTH}</code> the month ({month}).
            </Trans>
          </p>
          <Field
            name="example"
            label={t`Try it with a link`}
            type="text"
            autoComplete="off"
            value={example}
            onChange={setLink}
          />
        </section>
        <div className="links-networks">
          {connectedFirst(connections).map((network) => (
            <NetworkTags
              key={network}
              network={network}
              tags={form.networks[network]}
              example={exampleOf(form, example, {
                network,
                date,
                account: accountOf(network) ?? t`your ${{ network: labelOf(network) }}`,
              })}
              errorOf={(name) => errorOf(network, name)}
              onChange={(part) => change(withNetwork(form, network, part))}
            />
          ))}
        </div>
      </Fields>
      {mayEdit && isChanged && (
        <div className="links-save">
          <span className="muted">
            <Trans>Not saved yet</Trans>
          </span>
          {edit && (
            <Button
              disabled={save.busy}
              onClick={() => {
                save.reset();
                setEdit(null);
              }}
            >
              <Trans>Discard</Trans>
            </Button>
          )}
          <Button type="primary" htmlType="submit" loading={save.busy}>
            <Trans>Save link tracking</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
