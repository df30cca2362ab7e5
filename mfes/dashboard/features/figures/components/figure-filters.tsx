import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { FIGURE_SORTS, type FigureSort } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { connectedFirst, useConnections } from '@carillon/sdk/index.ts';
import { Input } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SORTS } from '../model/definitions.ts';
import type { FigureFilter } from '../model/figure-filter.ts';

const TYPED_MS = 300;

interface FigureFiltersProps {
  readonly filter: FigureFilter;
  onChoose(change: Partial<FigureFilter>): void;
}

/** Which posts are listed; on a phone, where the table has no heads, the order as well. */
export function FigureFilters({ filter, onChoose }: FigureFiltersProps): ReactNode {
  const connections = useConnections();
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
          {connectedFirst(connections).map((name) => (
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

/** Searches once the typing rests; shows what the address asks for when that changes by another way. */
function Search({ value, onSearch }: { value: string; onSearch: (text: string) => void }): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // By the time the typing rests, the other filters may be others.
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (text.trim() === asked.current) return;
      asked.current = text.trim();
      search.current(asked.current);
    }, TYPED_MS);
  };
  return (
    <div className="dash-search">
      <label htmlFor={id}>Search</label>
      <Input
        id={id}
        type="search"
        value={typed}
        maxLength={200}
        placeholder="Words of the post"
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}
