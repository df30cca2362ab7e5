import type { ErrorName } from '@carillon/contracts/errors.ts';
import { Alert, Button, FieldError, Fields, Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { actionErrorText, fieldError } from '../api/error-text.ts';
import { asApiError } from '../api/errors.ts';
import { Dialog } from '../dialog/dialog.tsx';

const WORDS = {
  group: { save: t`Save group`, nameless: t`Give the group a name.` },
  template: { save: t`Save template`, nameless: t`Give the template a name.` },
  'brand voice': { save: t`Save brand voice`, nameless: t`Give the brand voice a name.` },
} as const;

interface NamedValues {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

export interface NamedDialogProps {
  readonly title: string;
  /** The kind of item, such as "template". */
  readonly noun: keyof typeof WORDS;
  /** Null for a new one. */
  readonly item: NamedValues | null;
  /** The initial name of a new item. */
  readonly name?: string;
  /** The error for what somebody else has written meanwhile. */
  readonly changed: ErrorName;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly children: ReactNode;
  /** Whether the rest can be saved; where not, it says why and takes the focus. */
  check(): boolean;
  /** `version` is the one that was seen last; 0 for a new one. */
  onSave(values: NamedValues): void;
  onClose(): void;
}

const LIMIT = 60;

/** Something of the workspace's under a name, to be saved for all who write in it. */
export function NamedDialog(props: NamedDialogProps): ReactNode {
  const { title, noun, item, changed, busy, error, children, check, onSave, onClose } = props;
  const [id] = useState(() => item?.id ?? crypto.randomUUID());
  const [name, setName] = useState(item?.name ?? props.name ?? '');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const seenVersion = useRef(item?.version ?? 0);
  const [form, label] = [useId(), useId()];
  const nameError = checked && name.trim() === '' ? WORDS[noun].nameless : fieldError(error, 'name');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // In React's tree it may be within another form.
    event.stopPropagation();
    setChecked(true);
    if (name.trim() === '') return field.current?.focus();
    if (!check()) return;
    const theirItem = theirsIn(error, changed);
    // Saving again after a conflict replaces the conflicting version.
    if (theirItem !== undefined) seenVersion.current = theirItem?.version ?? 0;
    onSave({ id, name: name.trim(), version: seenVersion.current });
  };
  return (
    <Dialog
      title={title}
      width={640}
      busy={busy}
      first={field}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={busy}>
            {WORDS[noun].save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Fields className="dialog-fields" disabled={busy}>
          {error && !nameError && <Alert type="error" showIcon role="alert" title={textOf(error, changed)} />}
          <div className="field">
            <label htmlFor={label}>
              <Trans>Name</Trans>
            </label>
            <Input
              ref={field}
              id={label}
              maxLength={LIMIT}
              value={name}
              aria-invalid={nameError !== null}
              aria-describedby={`${label}-text`}
              onChange={(event) => setName(event.target.value)}
            />
            <div id={`${label}-text`}>
              {nameError !== null ? (
                <FieldError>{nameError}</FieldError>
              ) : (
                <p className="field-help">
                  <Trans>Everyone who writes in this workspace sees this name.</Trans>
                </p>
              )}
            </div>
          </div>
          {children}
        </Fields>
      </form>
    </Dialog>
  );
}

/** Undefined when it is no conflict; null when it was deleted. */
function theirsIn(error: Error | null, changed: ErrorName): { version: number } | null | undefined {
  const refusal = error && asApiError(error);
  if (refusal?.code !== changed) return undefined;
  return Object.values((refusal.detail ?? {}) as Record<string, { version: number } | null>)[0] ?? null;
}

function textOf(error: Error, changed: ErrorName): string {
  const theirItem = theirsIn(error, changed);
  if (theirItem === undefined) return actionErrorText(error);
  return theirItem
    ? t`${actionErrorText(error)} Save again to overwrite those changes, or cancel to keep them.`
    : t`${actionErrorText(error)} Save again to restore it.`;
}
