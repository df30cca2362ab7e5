import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { type EditTarget, listTargets } from '../actions.ts';

interface OtherVersionProps {
  /** The targets that have other words by now. */
  readonly changed: readonly EditTarget[];
  readonly texts: readonly string[];
  readonly busy: boolean;
  readonly ref: Ref<HTMLDivElement>;
  onTake(text: string): void;
  onKeepMine(): void;
}

/** The words that were saved elsewhere while these were typed; what is typed stays until its writer decides. */
export function OtherVersion({
  changed,
  texts,
  busy,
  ref,
  onTake,
  onKeepMine,
}: OtherVersionProps): ReactNode {
  const placesOf = (text: string): string => listTargets(changed.filter(({ content }) => content === text));
  return (
    <div ref={ref} tabIndex={-1} className="dash-other">
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t`The text has changed`}
        description={t`It was changed in another tab or on another device. Your text is still below, and nothing is replaced until you choose.`}
      />
      {texts.map((text) => (
        <section key={text} aria-label={t`The other text`}>
          <h3>{t`Now on ${{ networks: placesOf(text) }}`}</h3>
          <blockquote className="dash-content">{text || t`No text.`}</blockquote>
        </section>
      ))}
      <div className="dash-actions">
        <Button disabled={busy} onClick={onKeepMine}>
          <Trans>Keep what I typed</Trans>
        </Button>
        {texts.map((text) => (
          <Button key={text} disabled={busy} onClick={() => onTake(text)}>
            {texts.length === 1 ? t`Use this text` : t`Use the text on ${{ networks: placesOf(text) }}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
