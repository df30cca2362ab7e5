import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { html } from 'hono/html';
import { FACTS } from '../../domain/networks/networks.ts';
import type { Html } from './layout.ts';

/** Which network a post is on: a letter mark and the name. */
export const badge = (network: PlatformName): Html =>
  html`<span class="badge ${network}"><span class="glyph" aria-hidden="true">${FACTS[network].glyph}</span
    >${PLATFORMS[network].label}</span>`;
