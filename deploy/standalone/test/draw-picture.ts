import type { Browser } from 'playwright-core';

/** A shop front in plain shapes, as a PNG of 1200 × 900: something to look at in a post. */
export async function drawPicture(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  await page.setContent(`<style>body{margin:0}</style>${SHOP}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const stripes = Array.from(
  { length: 10 },
  (_, n) =>
    `<path d="M${160 + n * 88} 250h88v110a44 44 0 0 1-88 0z" fill="${n % 2 ? '#f7efe2' : '#b5532f'}"/>`,
).join('');

const loaf = (x: number, y: number, color: string): string =>
  `<g transform="translate(${x} ${y})"><rect width="130" height="62" rx="31" fill="${color}"/>
   <path d="M32 16l14 30M60 14l14 34M88 16l14 30" stroke="#f3d9ad" stroke-width="7" stroke-linecap="round"/></g>`;

const SHOP = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
  <rect width="1200" height="900" fill="#efe3cf"/>
  <rect x="0" y="790" width="1200" height="110" fill="#c9b79c"/>
  <rect x="160" y="130" width="880" height="660" fill="#31473f"/>
  <rect x="380" y="160" width="440" height="62" rx="8" fill="#f7efe2"/>
  <text x="600" y="204" font-family="serif" font-size="40" letter-spacing="8" text-anchor="middle" fill="#31473f">BAKERY</text>
  ${stripes}
  <rect x="210" y="450" width="500" height="270" fill="#fbe7b8"/>
  <rect x="210" y="640" width="500" height="12" fill="#8a5a33"/>
  ${loaf(240, 576, '#b87434')}${loaf(395, 576, '#a4622a')}${loaf(550, 576, '#c48541')}
  ${loaf(318, 500, '#c48541')}${loaf(473, 500, '#b87434')}
  <rect x="770" y="440" width="210" height="350" fill="#8a5a33"/>
  <rect x="800" y="470" width="150" height="180" fill="#fbe7b8"/>
  <circle cx="950" cy="690" r="10" fill="#f3d9ad"/>
</svg>`;
