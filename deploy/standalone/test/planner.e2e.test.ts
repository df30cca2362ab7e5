import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { closeDialog, connect, enter, publishNow } from '../testing/marketer.ts';
import { checkAccessibility } from './check-accessibility.ts';

let app: AppProcess;
let dataFolder: string;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a post is written for a day of the calendar, and moved with the mouse and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url, 'cleo@example.com', 'Cleo');
  await connect(page, 'LinkedIn');
  const year = new Date().getFullYear() + 1;
  const calendar = `${app.url}/schedule-post?view=month&date=${year}-01-12`;
  const slot = (day: number) => page.locator(`[data-slot="${year}-01-${day}"]`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const post = (day: number) =>
    slot(day).getByRole('button', { name: /09:00 Bells in January.*, LinkedIn, Scheduled/ });

  await page.goto(calendar);
  await expect(page.getByRole('heading', { name: 'Nothing scheduled for these days' })).toBeVisible();
  await slot(12)
    .getByRole('button', { name: /no posts\. Write a post$/ })
    .press('Enter');
  await page.getByLabel('What is your post about?').fill('Bells in January');
  await button('Write it myself').click();
  await button(/^Schedule for /).click();
  await expect(page.getByText(/^Scheduled for .*12 January .*09:00 \(Europe\/Berlin\)$/)).toBeVisible();
  await button('Schedule Post').click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();

  // The step back of the dialogs would undo a navigation that begins before it.
  await page.waitForFunction(() => !history.state?.dialogs);
  await page.goto(calendar);
  await post(12).hover();
  await page.mouse.down();
  await slot(13).hover();
  await slot(14).hover();
  await page.mouse.up();
  await expect(page.getByText(/was moved to .*14 Jan .*09:00/)).toBeVisible();
  await expect(post(14)).toBeVisible();
  await button('Undo').click();
  await expect(page.getByText(/is back at .*12 Jan .*09:00/)).toBeVisible();
  await expect(post(12)).toBeVisible();

  await test.step('by keyboard it is moved to the next day, and the arrow keys turn the page', async () => {
    await post(12).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.planner-chip.lifted')).toBeVisible();
    // A lifted post hears the next key from the next turn of the page's timers on.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press('ArrowRight');
    await expect(slot(13)).toHaveClass(/over/);
    await page.keyboard.press('Space');
    await expect(post(13)).toBeVisible();
    await page.locator(`[data-slot="${year}-01-31"] button.planner-key`).focus();
    for (let week = 0; week < 2; week++) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('heading', { name: `February ${year}` })).toBeVisible();
    await page.goto(calendar);
  });

  await test.step('filters hide what doesn’t match, and say so', async () => {
    await button('Filters').click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed');
    await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
    await button('Clear filters').first().click();
    await expect(post(13)).toBeVisible();
  });

  await test.step('its duplicate is a draft, shown next to the calendar', async () => {
    await post(13).click();
    await button('Duplicate').click();
    await expect(page).toHaveURL(/\/create-post\?draft=/);
    await expect(
      page.getByRole('textbox', { name: 'Post text' }).or(page.getByText('Edit your post')).first(),
    ).toBeVisible();
    await closeDialog(page);
    await page.goto(`${calendar}&drafts=open`);
    await expect(button(/^Schedule… Bells in January/)).toBeVisible();
    await expect(post(13)).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('a calendar app reads it at a secret address, until that is switched off', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('summary', { hasText: 'More' }).click();
    await button('Subscribe').click();
    await button('Create address').click();
    const address = await page.getByLabel('Address').inputValue();
    await checkAccessibility(page);
    const feed = await page.request.get(address);
    expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await feed.text()).toContain('SUMMARY:Bells in January (LinkedIn)');
    await button('Turn off').click();
    await page
      .getByRole('dialog', { name: 'Turn off the feed?' })
      .getByRole('button', { name: 'Turn off' })
      .click();
    await expect(button('Create address')).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });

  await test.step('on a phone the filters are behind a button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${app.url}/schedule-post?view=list&date=${year}-01-12`);
    await expect(button(/Bells in January/)).toBeVisible();
    await expect(page.getByLabel('Status')).toBeHidden();
    await button('Filters').click();
    await page.getByLabel('Status').selectOption('failed');
    await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
    await checkAccessibility(page);
  });
});

test('the calendar opens with its controls and today in sight, and where it was left to write a post', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url, 'opal@example.com', 'Opal');
  const controls = page
    .locator('.planner-toolbar')
    .locator('button, summary, h2, input')
    .filter({ visible: true });
  /** Controls with the same vertical center are in one row. */
  const rows = async (): Promise<number> => {
    const boxes = await Promise.all((await controls.all()).map((one) => one.boundingBox()));
    const middles = boxes.flatMap((box) => (box ? [box.y + box.height / 2] : [])).sort((a, b) => a - b);
    return middles.filter((middle, at) => middle - (middles[at - 1] ?? Number.NEGATIVE_INFINITY) > 12).length;
  };

  await page.setViewportSize({ width: 1366, height: 768 });
  for (const view of ['list', 'week', 'month']) {
    await page.goto(`${app.url}/schedule-post?view=${view}`);
    await expect(page.getByRole('heading', { name: 'Nothing scheduled for these days' })).toBeVisible();
    expect(await rows()).toBe(1);
  }
  await expect(page.getByRole('heading', { name: 'Schedule Post' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.planner-month [aria-current=date]')).toBeInViewport({ ratio: 1 });

  await test.step('in the week that was left, after the post was written', async () => {
    await page.goto(`${app.url}/schedule-post?view=week&date=2031-01-15`);
    await page.getByRole('button', { name: /^Write a post for .*14 January 2031 at 10:00/ }).press('Enter');
    await expect(page.getByLabel('What is your post about?')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Schedule Post' }).first().click();
    await expect(page.getByRole('heading', { name: /^13.*19 January 2031$/ })).toBeVisible();
  });

  await test.step('in two rows on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const view of ['list', 'week', 'month']) {
      await page.goto(`${app.url}/schedule-post?view=${view}`);
      await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
      expect(await rows()).toBe(2);
    }
    await page.getByLabel('Go to date').fill('2031-03-05');
    await expect(page.getByRole('heading', { name: 'March 2031', exact: true })).toBeVisible();
  });
});

test('a post takes the next posting slot, and other slots move it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url, 'quinn@example.com', 'Quinn');
  await connect(page, 'LinkedIn');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const profile = page.getByRole('region', { name: 'LinkedIn: Sandbox Studio', exact: true });
  const day = new Date(Date.now() + 3 * 86_400_000);
  const [weekday, date] = [
    day.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/Berlin' }),
    day.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }),
  ];
  const addSlot = async (time: string): Promise<void> => {
    await profile.getByLabel('Days').selectOption(weekday);
    await profile.getByLabel('Time', { exact: true }).fill(time);
    await profile.getByLabel('Time', { exact: true }).press('Enter');
    await expect(button(`Remove ${weekday} ${time}`)).toBeVisible();
  };

  await page.goto(`${app.url}/schedule-post`);
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('link', { name: 'Queue', exact: true }).click();
  await expect(profile.getByText(/^To use the queue for this account, add posting slots/)).toBeVisible();
  await addSlot('10:00');
  await checkAccessibility(page);
  await button('Save slots').click();
  await expect(page.getByText('Posting slots saved.')).toBeVisible();

  await page.goto(`${app.url}/create-post`);
  await page.getByLabel('What is your post about?').fill('Rye on Sunday');
  await button('Write it myself').click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await button('Schedule for later').click();
  await page.getByRole('radio', { name: 'Next free slot' }).check();
  await expect(button('Add to queue')).toHaveAccessibleDescription(new RegExp(`: ${weekday},? .*10:00`));
  await button('Add to queue').click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();

  await page.waitForFunction(() => !history.state?.dialogs);
  await page.goto(`${app.url}/schedule-post/queue`);
  await expect(page.getByRole('link', { name: 'Rye on Sunday' })).toBeVisible();
  await addSlot('12:00');
  await button(`Remove ${weekday} 10:00`).press('Enter');
  await button('Save slots').click();
  await expect(page.getByRole('dialog', { name: 'These slots move one post' })).toContainText(/10:00.*12:00/);
  await checkAccessibility(page);
  await button('Save and move').click();
  await expect(page.getByText('Posting slots saved, and one post moved.')).toBeVisible();

  await page.waitForFunction(() => !history.state?.dialogs);
  await page.goto(`${app.url}/schedule-post?view=month&date=${date}`);
  await expect(button(/12:00 ?, from the queue, ?.*Rye on Sunday.*LinkedIn, Scheduled/)).toBeVisible();
});

test('links are tagged by the rule, as the preview shows, and as readers find them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url, 'lina@example.com', 'Lina');
  await connect(page, 'LinkedIn');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(`${app.url}/schedule-post`);
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('link', { name: 'Link tracking' }).click();
  const linkedin = page.getByRole('region', { name: 'LinkedIn' });
  await linkedin.getByLabel('Campaign (utm_campaign)').fill('bells {month}');
  await page.getByLabel('Only links to these sites').check();
  await page.getByLabel('Sites', { exact: true }).fill('bells.example');
  const added = /utm_source=linkedin&utm_medium=social&utm_campaign=bells%20\d{4}-\d\d/;
  await expect(linkedin.getByText(added)).toBeVisible();
  await checkAccessibility(page);
  await button('Save link tracking').click();
  await expect(page.getByText('Link tracking saved.')).toBeVisible();

  await page.goto(`${app.url}/create-post`);
  await page
    .getByLabel('What is your post about?')
    .fill('Rye: https://bells.example/rye. https://other.example');
  await button('Write it myself').click();
  await expect(page.getByLabel('Add link tracking')).toBeChecked();
  const tagged = new RegExp(`Rye: https://bells\\.example/rye\\?${added.source}\\. https://other\\.example`);
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(tagged)).toBeVisible();
  await checkAccessibility(page);
  await button('Publish').click();
  await publishNow(page);
  const link = page.getByRole('link', { name: /View post/ });
  await expect(link).toBeVisible();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByText(tagged)).toBeVisible();
});

test('a post repeats every week: it is in the calendar each time, one is skipped, and the series is stopped', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url, 'rita@example.com', 'Rita');
  await connect(page, 'LinkedIn');
  const next = new Date();
  next.setUTCMonth(next.getUTCMonth() + 1, 1);
  const month = next.toISOString().slice(0, 7);
  const calendar = `${app.url}/schedule-post?view=month&date=${month}-05`;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const slot = (day: string) => page.locator(`[data-slot="${month}-${day}"]`);
  const post = (day: string) => slot(day).getByRole('button', { name: /Market day.*Scheduled/ });

  await page.goto(calendar);
  await slot('05')
    .getByRole('button', { name: /no posts\. Write a post$/ })
    .press('Enter');
  await page.getByLabel('What is your post about?').fill('Market day');
  await button('Write it myself').click();
  await button(/^Schedule for /).click();
  const repeat = page.getByRole('region', { name: 'Repeat' });
  await repeat.getByLabel('Repeat', { exact: true }).selectOption('Weekly');
  await repeat.getByLabel('How many times').fill('1');
  await expect(repeat.getByRole('alert')).toHaveText('Enter a number of times from 2 to 366.');
  await expect(button('Schedule Post')).toBeDisabled();
  await repeat.getByLabel('How many times').fill('3');
  await expect(repeat.getByText(/^Every \w+ at 09:00 \(Berlin\), 3 times, ending on \w+, 19 /)).toBeVisible();
  await button('Schedule Post').click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  // The step back of the dialogs would undo a navigation that begins before it.
  await page.waitForFunction(() => !history.state?.dialogs);

  await page.goto(calendar);
  for (const day of ['05', '12', '19']) await expect(post(day)).toHaveAccessibleName(/repeats/);
  await post('12').click();
  await button('Skip this post').click();
  await button('Skip this post').click();
  await expect(post('12')).toHaveCount(0);
  await expect(post('19')).toBeVisible();

  await post('19').click();
  await expect(page.getByRole('region', { name: 'Series' })).toContainText(/Every \w+ at 09:00 \(Berlin\)/);
  await button('Stop the series').click();
  await button('Keep it').click();
  await button('Stop the series').click();
  await button('Stop the series').click();
  await expect(post('19')).toHaveCount(0);
  await expect(post('05')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing scheduled for these days' })).toBeVisible();
});

test('a file of posts is mended and imported; a reload half-way and the same file again schedule none twice', async ({
  page,
}) => {
  await enter(page, app.url, 'bess@example.com', 'Bess');
  await connect(page, 'LinkedIn');
  await page.goto(`${app.url}/bulk-post`);
  const year = new Date().getFullYear() + 1;
  const lines = Array.from(
    { length: 40 },
    (_, n) => `"Bulk ${n}, at ten";${year}-02-03 10:${n + 10};linkedin`,
  );
  const csv = ['Text;Posting Time;Accounts', ...lines, '"Bulk 40, once";soon;linkedin'].join('\r\n');
  const file = { name: 'february.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.getByLabel('CSV file').setInputFiles(file);
  const meaning = page.getByRole('combobox', { name: 'LinkedIn means' });
  await meaning.selectOption({ index: 1 });
  await button('Problems (1)').click();
  await button('Row 42, Date: soon').press('Enter');
  await page.getByRole('textbox', { name: 'Row 42, Date' }).fill(`${year}-02-04 10:00`);
  await page.keyboard.press('Enter');
  await expect(button(`Row 42, Date: ${year}-02-04 10:00`)).toBeHidden();
  await button('All rows (41)').click();

  // The first posts are made; of the rest the page never hears.
  let calls = 0;
  await page.route('**/api/posts/schedule/batch', (route) => (++calls === 2 ? undefined : route.continue()));
  page.on('dialog', (dialog) => dialog.accept());
  await button('Import 41 posts').click();
  await expect(page.getByText(/25 of 41 rows done/)).toBeVisible();
  await page.reload();
  await button('Import 16 posts').click();
  await expect(page.getByText('41 of 41 rows imported.')).toBeVisible();

  await button('Another file').click();
  await page.getByLabel('CSV file').setInputFiles(file);
  await meaning.selectOption({ index: 1 });
  await button('Import 40 posts').click();
  await expect(page.getByText('0 of 41 rows imported. 40 were already imported.')).toBeVisible();
  await expect(page.getByText('Already imported', { exact: true })).toHaveCount(40);
  const plannedCount = await page.evaluate(async (of) => {
    const reply = await fetch(
      `/api/posts/planned?from=${of}-02-01T00:00:00Z&until=${of}-03-01T00:00:00Z&text=Bulk`,
    );
    return (await reply.json()).publications.length as number;
  }, year);
  expect(plannedCount).toBe(41);
});
