import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type AppProcess, freePort, startApp } from './app-process.ts';
import { connect, signUpAndLogIn } from './marketer.ts';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a post repeats every week: it is in the calendar each time, one is skipped, and the series is stopped', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUpAndLogIn(page, app.url, 'rita@example.com', 'Rita');
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
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await button('Schedule for later').click();
  const repeat = page.getByRole('region', { name: 'Repeat' });
  await repeat.getByLabel('Repeat', { exact: true }).selectOption('Weekly');
  await repeat.getByLabel('How many times').fill('1');
  await expect(repeat.getByRole('alert')).toHaveText('Repeat it 2 to 366 times.');
  await expect(button('Schedule Post')).toBeDisabled();
  await repeat.getByLabel('How many times').fill('3');
  await expect(repeat.getByText(/^Every \w+ at 09:00 \(Berlin\), 3 times, last on \w+ 19 /)).toBeVisible();
  await button('Schedule Post').click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  // The step back of the dialogs would undo a navigation that begins before it.
  await page.waitForFunction(() => !history.state?.dialogs);

  await page.goto(calendar);
  for (const day of ['05', '12', '19']) await expect(post(day)).toHaveAccessibleName(/repeats/);
  await post('12').click();
  await button('Skip this one').click();
  await button('Skip This One').click();
  await expect(post('12')).toHaveCount(0);
  await expect(post('19')).toBeVisible();

  await post('19').click();
  await expect(page.getByRole('region', { name: 'Series' })).toContainText(/Every \w+ at 09:00 \(Berlin\)/);
  await button('Stop the series').click();
  await button('Keep it').click();
  await button('Stop the series').click();
  await button('Stop the Series').click();
  await expect(post('19')).toHaveCount(0);
  await expect(post('05')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing is planned here' })).toBeVisible();
});
