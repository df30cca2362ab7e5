import type { SitePath } from '@carillon/contracts/domain/site-paths.ts';
import { BELL, MENU, MODE_ICONS } from './icons.ts';
import { whilePlansAreSold } from './parts.ts';

const link = (here: SitePath, to: SitePath, name: string): string =>
  `<a href="${to}"${to === here ? ' aria-current="page"' : ''}>${name}</a>`;

const links = (here: SitePath): string =>
  [
    link(here, '/', 'Home'),
    whilePlansAreSold(link(here, '/pricing', 'Pricing')),
    link(here, '/privacy', 'Privacy'),
    link(here, '/terms', 'Terms'),
  ].join('\n');

/** On a phone the links are in a menu, which the browser itself opens and closes. */
export const header = (here: SitePath): string => `<a class="skip-link" href="#content">Skip to content</a>
<header class="header">
<a class="brand" href="/" aria-label="Carillon, home">${BELL}<span>Carillon</span></a>
<nav class="header-links" aria-label="Site">${links(here)}</nav>
<div class="header-actions">
<button type="button" class="icon-button" id="mode" hidden>${MODE_ICONS}</button>
<a class="button primary when-logged-out" href="/login">Get Started</a>
<a class="button primary when-logged-in" href="/dashboard">Dashboard</a>
<button type="button" class="button quiet when-logged-in only-wide log-out">Log Out</button>
<button type="button" class="icon-button only-narrow" popovertarget="menu" aria-label="Menu">${MENU}</button>
</div>
</header>
<nav id="menu" class="menu" popover aria-label="Menu">
${links(here)}
<button type="button" class="when-logged-in log-out">Log Out</button>
</nav>
<p id="said" class="said" role="status"></p>`;
