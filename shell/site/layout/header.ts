import type { SitePath } from '@carillon/contracts/domain/site-paths.ts';
import { publicPage } from '@carillon/sdk/text/public-page.ts';
import { t } from '@lingui/core/macro';
import { BELL, MENU, MODE_ICONS } from './icons.ts';
import { whilePlansAreSold } from './parts.ts';

const link = (currentPath: SitePath, to: SitePath, name: string): string =>
  `<a href="${publicPage(to)}"${to === currentPath ? ' aria-current="page"' : ''}>${name}</a>`;

const links = (currentPath: SitePath): string =>
  [
    link(currentPath, '/', t`Home`),
    whilePlansAreSold(link(currentPath, '/pricing', t`Pricing`)),
    link(currentPath, '/privacy', t`Privacy`),
    link(currentPath, '/terms', t`Terms`),
  ].join('\n');

/** Labels of the theme button, which the script reads from the page. */
const modeLabels = (): string =>
  [
    ['system', t`Theme: system. Switch to light.`],
    ['light', t`Theme: light. Switch to dark.`],
    ['dark', t`Theme: dark. Switch to system.`],
  ]
    .map(([choice, label]) => `data-${choice}="${label}"`)
    .join(' ');

/** On a phone the links are in a menu, which the browser itself opens and closes. */
export const header = (
  currentPath: SitePath,
): string => `<a class="skip-link" href="#content">${t`Skip to content`}</a>
<header class="header">
<a class="brand" href="${publicPage('/')}" aria-label="${t`Carillon, home`}">${BELL}<span>Carillon</span></a>
<nav class="header-links" aria-label="${t`Site`}">${links(currentPath)}</nav>
<div class="header-actions">
<button type="button" class="icon-button" id="mode" ${modeLabels()} hidden>${MODE_ICONS}</button>
<a class="button primary when-logged-out" href="/login">${t`Get Started`}</a>
<a class="button primary when-logged-in" href="/dashboard">${t`Dashboard`}</a>
<button type="button" class="button quiet when-logged-in only-wide logout">${t`Log Out`}</button>
<button type="button" class="icon-button only-narrow" popovertarget="menu" aria-label="${t`Menu`}">${MENU}</button>
</div>
</header>
<nav id="menu" class="menu" popover aria-label="${t`Menu`}">
${links(currentPath)}
<button type="button" class="when-logged-in logout">${t`Log Out`}</button>
</nav>
<p id="said" class="said" role="status"></p>`;
