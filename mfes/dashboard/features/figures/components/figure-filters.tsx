import { FIGURE_SORTS, type FigureSort } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { AccountPicker, useChoosableAccounts, useTypedText } from '@carillon/sdk/index.ts';
import { Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { SORTS } from '../model/definitions.ts';
import { accountOf, type FigureChange, type FigureFilter } from '../model/figure-filter.ts';

interface FigureFiltersProps {
  readonly filter: FigureFilter;
  onChoose(change: FigureChange): void;
}

/** Which posts are listed; on a phone, where the table has no heads, the order as well. */
export function FigureFilters({ filter, onChoose }: FigureFiltersProps): ReactNode {
  const accounts = useChoosableAccounts();
  return (
    <section className="dash-filters" aria-label={t`Filter`}>
      <Search value={filter.search ?? ''} onSearch={(search) => onChoose({ search })} />
      <AccountPicker
        accounts={accounts}
        value={accountOf(filter)}
        onChange={({ platform, target }) => onChoose({ platform, targets: target })}
      />
      <label className="dash-phone">
        <span>
          <Trans>Sort by</Trans>
        </span>
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

function Search({ value, onSearch }: { value: string; onSearch: (text: string) => void }): ReactNode {
  const id = useId();
  const [input, setInput] = useTypedText(value, (text) => onSearch(text.trim()));
  return (
    <div className="dash-search">
      <label htmlFor={id}>
        <Trans>Search</Trans>
      </label>
      <Input
        id={id}
        type="search"
        value={input}
        maxLength={200}
        placeholder={t`Search posts`}
        onChange={({ target }) => setInput(target.value)}
      />
    </div>
  );
}
