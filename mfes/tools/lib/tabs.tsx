import { horizontalStep } from '@carillon/sdk/index.ts';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface Tab<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
}

interface TabsProps<K extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly active: K;
  onChange(key: K): void;
  readonly children: ReactNode;
}

/** Tabs over the panel of the active one; the arrow keys, Home and End move between them. */
export function Tabs<K extends string>({ label, tabs, active, onChange, children }: TabsProps<K>): ReactNode {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const to = targetOf(
      event.key,
      tabs.findIndex(({ key }) => key === active),
      tabs.length,
    );
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  return (
    <div className="tools-tabs">
      <div role="tablist" aria-label={label} onKeyDown={move} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className="tools-stack">
        {children}
      </div>
    </div>
  );
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = horizontalStep(key);
  return step === 0 ? null : (at + step + count) % count;
}
