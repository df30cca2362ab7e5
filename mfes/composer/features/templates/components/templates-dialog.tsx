import { blanksIn, withTags } from '@carillon/contracts/domain/templates.ts';
import { TEMPLATE_LIMITS, type Template } from '@carillon/contracts/http/posts/template.ts';
import { DeleteQuestion, Dialog, errorText, useOnlineAgain } from '@carillon/sdk/index.ts';
import { Button, EmptyState, ErrorState, Input, Skeleton } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useDeleteTemplate, useTemplates } from '../api/use-templates.ts';
import { copyName, isFound } from '../model/search-templates.ts';
import { BlanksDialog } from './blanks-dialog.tsx';
import { TemplateForm } from './template-form.tsx';
import { ExampleRow, TemplateRow } from './template-row.tsx';
import templateStyles from './template-styles.css';

export interface TemplatesDialogProps {
  readonly examples: { readonly texts: readonly string[]; fillIn(): void } | undefined;
  onUse(text: string): void;
  onClose(): void;
}

type Ask = { readonly what: 'fill' | 'edit' | 'copy' | 'delete'; readonly template: Template };

/** The workspace's templates, to be searched, used and changed; below them the examples, where there are any. */
export function TemplatesDialog({ examples, onUse, onClose }: TemplatesDialogProps): ReactNode {
  const [search, setSearch] = useState('');
  const [ask, setAsk] = useState<Ask | null>(null);
  const [creates, setCreates] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { data: templates, error, refetch } = useTemplates();
  const retry = (): void => void refetch();
  useOnlineAgain(error !== null && !templates, retry);
  const matches = templates?.filter(({ name, text, hashtags }) => isFound(search, name, text, ...hashtags));
  const texts = examples?.texts.filter((text) => isFound(search, text)) ?? [];
  const use = (template: Template): void => {
    if (blanksIn(template.text).length > 0) setAsk({ what: 'fill', template });
    else onUse(withTags(template.text, template.hashtags));
  };
  const done = (): void => setAsk(null);
  return (
    <Dialog
      title={t`Templates`}
      width={720}
      first={field}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setCreates(true)}>
            <Trans>New template</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <style href="templates" precedence="default">
        {templateStyles}
      </style>
      <div className="templates">
        <Input
          ref={field}
          type="search"
          aria-label={t`Search templates`}
          placeholder={t`Search templates`}
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {!templates && error && (
          <ErrorState title={t`Couldn’t load your templates.`} onRetry={retry}>
            {errorText(error)} <Trans>They’re safe on the server.</Trans>
          </ErrorState>
        )}
        {!templates && !error && <Skeleton active paragraph={{ rows: 4 }} />}
        {templates?.length === 0 && (
          <EmptyState title={t`No templates yet`}>
            <Trans>
              Save text you use often: choose “Save as template” next to your text, or start here.
            </Trans>
          </EmptyState>
        )}
        {matches && matches.length > 0 && (
          <ul aria-label={t`Your templates`}>
            {matches.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onUse={() => use(template)}
                onAsk={(what) => setAsk({ what, template })}
              />
            ))}
          </ul>
        )}
        <p role="status" className="muted" hidden={search.trim() === ''}>
          {search.trim() !== '' &&
            matches &&
            t`${{ matching: matches.length }} of your ${{ count: templates?.length ?? 0 }} templates.`}
        </p>
        {examples && texts.length > 0 && (
          <>
            <div className="composer-row">
              <h3>
                <Trans>Examples</Trans>
              </h3>
              <Button
                size="small"
                type="text"
                onClick={() => {
                  onClose();
                  examples.fillIn();
                }}
              >
                <Trans>Random example</Trans>
              </Button>
            </div>
            <ul aria-label={t`Examples`}>
              {texts.map((text) => (
                <ExampleRow key={text} text={text} onUse={() => onUse(text)} />
              ))}
            </ul>
          </>
        )}
      </div>
      {ask?.what === 'fill' && <BlanksDialog template={ask.template} onUse={onUse} onClose={done} />}
      {(ask?.what === 'edit' || ask?.what === 'copy') && (
        <TemplateForm
          template={ask.what === 'edit' ? ask.template : null}
          first={ask.what === 'edit' ? ask.template : copyOf(ask.template, templates ?? [])}
          onSaved={done}
          onClose={done}
        />
      )}
      {creates && (
        <TemplateForm
          template={null}
          first={{ name: '', text: '', hashtags: [] }}
          onSaved={() => setCreates(false)}
          onClose={() => setCreates(false)}
        />
      )}
      {ask?.what === 'delete' && (
        <DeleteTemplate template={ask.template} home={() => field.current} onClose={done} />
      )}
    </Dialog>
  );
}

const copyOf = (template: Template, all: readonly Template[]): Template => ({
  ...template,
  name: copyName(
    template.name,
    all.map(({ name }) => name),
    TEMPLATE_LIMITS.name,
  ),
});

interface DeleteTemplateProps {
  readonly template: Template;
  home(): HTMLElement | null;
  onClose(): void;
}

function DeleteTemplate({ template, home, onClose }: DeleteTemplateProps): ReactNode {
  const { run, busy, error } = useDeleteTemplate();
  const remove = async (): Promise<void> => {
    if ((await run(template.id)) !== null) onClose();
  };
  return (
    <DeleteQuestion
      noun="template"
      name={template.name}
      busy={busy}
      error={error}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
