import { labelOf, PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { FIGURE_SORTS, type FigureSort } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { Input } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { SORTS } from '../model/definitions.ts';
import type { FigureFilter } from '../model/figure-filter.ts';

const TYPED_MS = 300;

interface FigureFiltersProps {
  readonly filter: FigureFilter;
  onChoose(change: Partial<FigureFilter>): void;
}

/** Which posts are listed; on a phone, where the table has no heads, the order as well. */
export function FigureFilters({ filter, onChoose }: FigureFiltersProps): ReactNode {
  return (
    <section className="dash-filters" aria-label="Filter">
      <Search value={filter.search ?? ''} onSearch={(search) => onChoose({ search })} />
      <label>
        <span>Network</span>
        <select
          className="ant-input"
          value={filter.platform ?? ''}
          onChange={({ target }) => onChoose({ platform: (target.value || undefined) as PlatformName })}
        >
          <option value="">All networks</option>
          {PLATFORM_NAMES.map((name) => (
            <option key={name} value={name}>
              {labelOf(name)}
            </option>
          ))}
        </select>
      </label>
      <label className="dash-phone">
        <span>Sort by</span>
        <select
          className="ant-input"
          value={filter.sort}
          onChange={({ target }) => onChoose({ sort: target.value as FigureSort, direction: 'desc' })}
        >
          {FIGURE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

/** Searches once the typing rests. */
function Search({ value, onSearch }: { value: string; onSearch: (text: string) => void }): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed alone begins a search
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="dash-search">
      <label htmlFor={id}>Search</label>
      <Input
        id={id}
        type="search"
        value={typed}
        maxLength={200}
        placeholder="Words of the post"
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}
