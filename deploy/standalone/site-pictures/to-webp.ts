import type { Browser } from 'playwright-core';

const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45];

/** By the browser's own encoder, in the best quality that is small enough. */
export async function toWebp(browser: Browser, png: Buffer, mostBytes: number): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    for (const quality of QUALITIES) {
      const text = await page.evaluate(
        async ([source, at]) => {
          const image = await createImageBitmap(await (await fetch(source)).blob());
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          canvas.getContext('2d')?.drawImage(image, 0, 0);
          return canvas.toDataURL('image/webp', at);
        },
        [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
      );
      const bytes = Buffer.from(text.split(',')[1] ?? '', 'base64');
      if (bytes.length < mostBytes) return bytes;
    }
    throw new Error(`the picture has more than ${mostBytes} bytes in any quality`);
  } finally {
    await page.close();
  }
}
