import { COMPARISON_TIERS, PLAN_ENTITLEMENTS } from '@carillon/contracts/domain/plans.ts';
import { t } from '@lingui/core/macro';
import { comparisonRows } from '../content/plan-features.ts';
import { CHECK, NONE } from './icons.ts';
import { dollars, percent } from './language.ts';

const head = (): string =>
  COMPARISON_TIERS.map(
    ({ name, listPrice, percentOff }) =>
      `<th scope="col">${name}<span class="list-price"><strong>${dollars(listPrice * 100)}</strong> <span class="tag">${t`${{ percent: percent(percentOff) }} off`}</span></span></th>`,
  ).join('');

const showCell = (cell: string | true | null): string => {
  if (cell === true)
    return `<span class="yes">${CHECK}</span><span class="visually-hidden">${t`Included`}</span>`;
  return cell ?? `<span class="no">${NONE}</span><span class="visually-hidden">${t`Not included`}</span>`;
};

const rows = (): string =>
  comparisonRows()
    .map(
      ({ name, cell }) =>
        `<tr><th scope="row">${name}</th>${COMPARISON_TIERS.map(({ plan }) => `<td>${showCell(cell(PLAN_ENTITLEMENTS[plan]))}</td>`).join('')}</tr>`,
    )
    .join('\n');

export const comparison =
  (): string => `<div class="comparison" role="region" aria-label="${t`Comparison of the tiers`}" tabindex="0"><table>
<thead><tr><td></td>${head()}</tr></thead>
<tbody>${rows()}</tbody></table></div>`;
