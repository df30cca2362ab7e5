import { TEMPLATE_LIMITS, type Template } from '@carillon/contracts/http/posts/template.ts';
import { HashtagField, NamedDialog, readTags, tagsText } from '@carillon/sdk/index.ts';
import { FieldError } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { figure } from '../../../lib/figure.ts';
import { useSaveTemplate } from '../api/use-templates.ts';

export interface TemplateFormProps {
  /** Null for a new one. */
  readonly template: Template | null;
  /** The initial values. */
  readonly first: Pick<Template, 'name' | 'text'> & { readonly hashtags: readonly string[] };
  onSaved(template: Template): void;
  onClose(): void;
}

const BOUNDS = { least: 0, most: 30 };
const { text: LIMIT } = TEMPLATE_LIMITS;
/** Examples of blanks. */
const [PRODUCT, DATE] = [t`product`, t`date`].map((name) => `{${name}}`);

/** A template's name, text and hashtags. */
export function TemplateForm({ template, first, onSaved, onClose }: TemplateFormProps): ReactNode {
  const [text, setText] = useState(first.text.trim());
  const [tagText, setTagText] = useState(tagsText(first.hashtags));
  const [checked, setChecked] = useState(false);
  const [textField, tagField] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLInputElement>(null)];
  const id = useId();
  const { run, busy, error } = useSaveTemplate(onSaved);
  const { tags, fault } = readTags(tagText, BOUNDS);
  const length = text.trim().length;
  const textFault =
    length > LIMIT
      ? t`${{ length: figure(length) }} characters. Use at most ${{ most: figure(LIMIT) }}.`
      : checked && length === 0
        ? t`Enter the template’s text.`
        : null;
  const check = (): boolean => {
    setChecked(true);
    if (length === 0 || length > LIMIT) textField.current?.focus();
    else if (fault !== null) tagField.current?.focus();
    else return true;
    return false;
  };
  return (
    <NamedDialog
      title={template ? t`Edit template` : t`Save as a template`}
      noun="template"
      item={template}
      name={first.name}
      changed="template_changed"
      busy={busy}
      error={error}
      check={check}
      onSave={(writtenTemplate) => void run({ ...writtenTemplate, text: text.trim(), hashtags: tags })}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>
          <Trans>Text</Trans>
        </label>
        <textarea
          ref={textField}
          id={id}
          className="composer-text"
          rows={6}
          value={text}
          aria-invalid={textFault !== null}
          aria-describedby={`${id}-text`}
          onChange={(event) => setText(event.target.value)}
        />
        <div id={`${id}-text`}>
          {textFault !== null ? (
            <FieldError>{textFault}</FieldError>
          ) : (
            <p className="field-help">
              <Trans>
                Use {PRODUCT} or {DATE} for text you’ll fill in each time. Any word in braces works.
              </Trans>
            </p>
          )}
        </div>
      </div>
      <HashtagField
        ref={tagField}
        label={t`Hashtags (optional)`}
        help={t`Added below the text. Separate them with spaces.`}
        value={tagText}
        error={checked || tags.length > BOUNDS.most ? fault : null}
        onChange={setTagText}
      />
    </NamedDialog>
  );
}
