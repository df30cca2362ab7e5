import type { Page } from 'playwright-core';

const POSTS = [
  ['09:00', 'Sourdough class on Thursday evening: six places, one oven, and bread to take home. #Sourdough'],
  ['16:30', 'What our bakers do before sunrise: a short look behind the counter. #BehindTheScenes'],
] as const;

/** Two posts for the coming week, by the call that the dialog makes. */
export async function schedulePosts(page: Page, url: string): Promise<void> {
  for (const [at, [time, content]] of POSTS.entries()) {
    const day = new Date(Date.now() + (at + 2) * 86_400_000).toISOString().slice(0, 10);
    const reply = await page.request.post(`${url}/api/posts/schedule`, {
      headers: {
        'x-csrf-token': (await page.locator('meta[name=csrf-token]').getAttribute('content')) ?? '',
        'x-requested-with': 'XMLHttpRequest',
      },
      multipart: {
        platforms: JSON.stringify([{ platform_id: 3, content }]),
        scheduled_time: `${day} ${time}:00`,
        timezone: 'Europe/Berlin',
      },
    });
    if (!reply.ok()) throw new Error(`the post could not be scheduled: ${await reply.text()}`);
  }
}
