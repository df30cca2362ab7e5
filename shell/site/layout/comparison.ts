import { COMPARISON_TIERS, PLAN_ENTITLEMENTS } from '@carillon/contracts/domain/plans.ts';
import { COMPARISON_ROWS } from '../content/plan-features.ts';
import { CHECK, NONE } from './icons.ts';

const head = COMPARISON_TIERS.map(
  ({ name, listPrice, percentOff }) =>
    `<th scope="col">${name}<span class="list-price"><strong>$${listPrice}</strong> <span class="tag">${percentOff}% off</span></span></th>`,
).join('');

const shown = (cell: string | true | null): string => {
  if (cell === true) return `<span class="yes">${CHECK}</span><span class="visually-hidden">Included</span>`;
  return cell ?? `<span class="no">${NONE}</span><span class="visually-hidden">Not included</span>`;
};

const rows = COMPARISON_ROWS.map(
  ({ name, cell }) =>
    `<tr><th scope="row">${name}</th>${COMPARISON_TIERS.map(({ plan }) => `<td>${shown(cell(PLAN_ENTITLEMENTS[plan]))}</td>`).join('')}</tr>`,
).join('\n');

export const COMPARISON = `<div class="comparison" role="region" aria-label="Comparison of the tiers" tabindex="0"><table>
<thead><tr><td></td>${head}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
