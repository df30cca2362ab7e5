import { useSession } from '@carillon/sdk/index.ts';
import { ClockIcon, GridIcon, HashIcon, PenIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SUGGESTIONS } from '../model/texts.ts';

const ICONS = { pen: PenIcon, clock: ClockIcon, hash: HashIcon, grid: GridIcon };

/** Four suggested messages above the greeting of an empty conversation. */
export function Welcome({ onSay }: { onSay(text: string): void }): ReactNode {
  const { user } = useSession();
  return (
    <div className="assistant-welcome">
      <h2>{user?.name ? t`Hello, ${{ name: user.name }}` : t`Hello`}</h2>
      <p className="muted">
        <Trans>Start with one of these, or type what you need below.</Trans>
      </p>
      <ul>
        {SUGGESTIONS.map(({ title, prompt, icon }) => {
          const Icon = ICONS[icon];
          return (
            <li key={title}>
              <button type="button" className="assistant-suggestion" onClick={() => onSay(prompt)}>
                <Icon size={20} />
                <strong>{title}</strong>
                <span className="muted">{prompt}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
