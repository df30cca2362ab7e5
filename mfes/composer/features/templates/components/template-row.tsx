import type { Template } from '@carillon/contracts/http/posts/template.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { quote } from '../../../lib/quote.ts';

interface TemplateRowProps {
  readonly template: Template;
  onUse(): void;
  onAsk(what: 'edit' | 'copy' | 'delete'): void;
}

const ACTIONS = [
  ['edit', t`Edit`],
  ['copy', t`Duplicate`],
  ['delete', t`Delete`],
] as const;

/** A template and what can be done with it. */
export const TemplateRow = ({ template, onUse, onAsk }: TemplateRowProps): ReactNode => (
  <li>
    <div>
      <h3 dir="auto">{template.name}</h3>
      <p className="templates-text">{template.text}</p>
      {template.hashtags.length > 0 && (
        <p className="composer-tags templates-text">{template.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
      )}
    </div>
    <div className="templates-actions">
      <Button size="small" onClick={onUse}>
        <Trans context="verb">Use</Trans>
        <HiddenName>{template.name}</HiddenName>
      </Button>
      {ACTIONS.map(([what, word]) => (
        <Button key={what} size="small" type="text" onClick={() => onAsk(what)}>
          {word}
          <HiddenName>{template.name}</HiddenName>
        </Button>
      ))}
    </div>
  </li>
);

export const ExampleRow = ({ text, onUse }: { text: string; onUse(): void }): ReactNode => (
  <li>
    <div>
      <p>{text}</p>
    </div>
    <div className="templates-actions">
      <Button size="small" onClick={onUse}>
        <Trans context="verb">Use</Trans>
        <HiddenName>{text}</HiddenName>
      </Button>
    </div>
  </li>
);

const HiddenName = ({ children }: { children: string }): ReactNode => (
  <span className="visually-hidden"> {quote(children)}</span>
);
