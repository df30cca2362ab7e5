import { useToasts } from '@carillon/sdk/index.ts';
import { Button, deferred } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFetchTemplates } from '../api/use-templates.ts';
import type { TemplateFormProps } from './template-form.tsx';
import type { TemplatesDialogProps } from './templates-dialog.tsx';

/** Loaded by those who open them. */
const TemplatesDialog = deferred<TemplatesDialogProps>(
  async () => (await import('./templates-dialog.tsx')).TemplatesDialog,
  () => null,
);
const TemplateForm = deferred<TemplateFormProps>(
  async () => (await import('./template-form.tsx')).TemplateForm,
  () => null,
);

interface TemplateButtonsProps {
  /** The text to save. */
  readonly text: string;
  readonly hashtags: readonly string[];
  /** Present if an example can be filled in. */
  readonly examples?: { readonly texts: readonly string[]; fillIn(): void };
  onUse(text: string): void;
}

/** Starts from a template, or saves one from the text. If there is none yet, an example is filled in at once. */
export function TemplateButtons({ text, hashtags, examples, onUse }: TemplateButtonsProps): ReactNode {
  const [open, setOpen] = useState<'choose' | 'save' | null>(null);
  const [busy, setBusy] = useState(false);
  const fetchTemplates = useFetchTemplates();
  const toasts = useToasts();
  const choose = async (): Promise<void> => {
    setBusy(true);
    const templates = examples ? await fetchTemplates() : null;
    setBusy(false);
    if (examples && templates?.length === 0) examples.fillIn();
    else setOpen('choose');
  };
  const close = (): void => setOpen(null);
  return (
    <span className="composer-templates">
      <Button
        size="small"
        type="text"
        disabled={text.trim() === '' && hashtags.length === 0}
        onClick={() => setOpen('save')}
      >
        <Trans>Save as template</Trans>
      </Button>
      <Button size="small" aria-busy={busy} onClick={() => void (busy || choose())}>
        {examples ? t`Use Templates` : t`Insert template`}
      </Button>
      {open === 'choose' && (
        <TemplatesDialog
          examples={examples}
          onClose={close}
          onUse={(words) => {
            close();
            onUse(words);
          }}
        />
      )}
      {open === 'save' && (
        <TemplateForm
          template={null}
          first={{ name: '', text, hashtags }}
          onClose={close}
          onSaved={({ name }) => {
            close();
            toasts.success(t`Template “${name}” saved.`);
          }}
        />
      )}
    </span>
  );
}
