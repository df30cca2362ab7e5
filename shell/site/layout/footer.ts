import { BELL } from './icons.ts';
import { whilePlansAreSold } from './parts.ts';

export const FOOTER = `<footer class="footer">
<div class="footer-inner">
<p class="brand">${BELL}<span>Carillon</span></p>
<nav aria-label="Footer"><a href="/">Home</a>${whilePlansAreSold('<a href="/pricing">Pricing</a>')}<a href="/privacy">Privacy</a><a href="/terms">Terms</a><a href="/api/docs">API</a></nav>
<p class="muted">Open source, under the AGPL. {{#operator}}This Carillon is run by {{operator}}.{{/operator}}</p>
</div>
</footer>`;
