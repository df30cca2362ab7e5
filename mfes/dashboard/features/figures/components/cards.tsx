import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type { ReactNode } from 'react';
import { CARDS, type Overview, TOTALS } from '../model/definitions.ts';
import { FigureCard } from './figure-card.tsx';
import { PlatformCard, TwitterCard } from './platform-card.tsx';

interface CardsProps {
  readonly days: number;
  /** Nothing was ever published. */
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

/** Every network's followers. */
export const Platforms = ({ platforms }: { platforms: Overview['platforms'] | undefined }): ReactNode => (
  <div className="dash-cards">
    {PLATFORM_NAMES.map((name) => (
      <PlatformCard
        key={name}
        platform={name}
        summary={platforms?.find(({ platform }) => platform === name)}
      />
    ))}
    <TwitterCard />
  </div>
);
