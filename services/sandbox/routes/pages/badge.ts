import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { html } from 'hono/html';
import type { Html } from './layout.ts';

const GLYPHS: Record<PlatformName, string> = { facebook: 'f', instagram: 'ig', linkedin: 'in' };

/** Which network a post is on: a letter mark and the name. */
export const badge = (network: PlatformName): Html =>
  html`<span class="badge ${network}"><span class="glyph" aria-hidden="true">${GLYPHS[network]}</span
    >${PLATFORMS[network].label}</span>`;
