import { useSession } from '@carillon/sdk/index.ts';
import { ClockIcon, GridIcon, HashIcon, PenIcon } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { SUGGESTIONS } from '../model/texts.ts';

const ICONS = { pen: PenIcon, clock: ClockIcon, hash: HashIcon, grid: GridIcon };

/** What stands above the greeting as long as nothing was said: four messages that can be sent as they are. */
export function Welcome({ onSay }: { onSay(text: string): void }): ReactNode {
  const { user } = useSession();
  return (
    <div className="assistant-welcome">
      <h2>Hello, {user?.name || 'User'}</h2>
      <p className="muted">Start with one of these, or type what you need below.</p>
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
