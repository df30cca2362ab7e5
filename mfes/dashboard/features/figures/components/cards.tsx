import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ReactNode } from 'react';
import { CARDS, type Overview, TOTALS } from '../model/definitions.ts';
import { FigureCard } from './figure-card.tsx';
import { PlatformCard, TwitterCard } from './platform-card.tsx';

interface CardsProps {
  readonly days: number;
  /** Whether nothing was ever published. */
  readonly isNew?: boolean;
}

/** The four figures that count. */
export const Cards = ({
  cards,
  days,
  isNew = false,
}: CardsProps & { cards: Overview['cards'] | undefined }): ReactNode => (
  <div className="dash-cards">
    {CARDS.map(({ name, title, means }) => (
      <FigureCard
        key={name}
        title={title}
        means={means}
        compared={cards?.[name]}
        isRate={name === 'conversion_rate'}
        days={days}
        isNew={isNew}
      />
    ))}
  </div>
);

/** Likes, comments and shares of the last days. */
export const Totals = ({
  totals,
  days,
  isNew = false,
}: CardsProps & { totals: Overview['totals'] | undefined }): ReactNode => (
  <div className="dash-totals">
    {TOTALS.map(({ name, title }) => (
      <FigureCard key={name} title={title} compared={totals?.[name]} days={days} isNew={isNew} />
    ))}
  </div>
);

/** Every network's followers: connected and previously connected ones first. */
export function Platforms({ platforms = [] }: { platforms: Overview['platforms'] | undefined }): ReactNode {
  const of = (name: PlatformName) => platforms.find(({ platform }) => platform === name);
  const isUsed = (name: PlatformName): boolean => of(name)?.connected || of(name)?.followers != null;
  const names = [...PLATFORM_NAMES.filter(isUsed), ...PLATFORM_NAMES.filter((name) => !isUsed(name))];
  return (
    <div className="dash-networks">
      {names.map((name) => (
        <PlatformCard key={name} platform={name} summary={of(name)} />
      ))}
      <TwitterCard />
    </div>
  );
}
