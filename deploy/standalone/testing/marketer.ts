import { expect, type Page } from '@playwright/test';

/** A marketer's steps in the browser; shared by the walks and the screenshots. */

const PASSWORD = 'correct horse';

export async function signUp(
  page: Page,
  url: string,
  email: string,
  name: string,
  by = 'Get Started',
): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: by }).first().click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/login(\?from=generate)?$/);
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function signUpAndLogIn(page: Page, url: string, email: string, name: string): Promise<void> {
  await signUp(page, url, email, name);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: `Welcome ${name}` })).toBeVisible();
}

/** Through the network's consent page and back. */
export async function connect(page: Page, network: string): Promise<void> {
  await page.getByRole('button', { name: `Connect ${network}` }).click();
  await page.getByRole('button', { name: /^Allow/ }).click();
  await expect(page.getByRole('button', { name: `${network} Connected` })).toBeDisabled();
}

export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await expect(page.getByRole('button', { name: 'Select post 1' })).toBeVisible();
  // The overlay fades out, and takes clicks until it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export const publishNow = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Publish Now' }).click();

/** Escape, and the step back in the history that follows it: it would undo a navigation that begins before it. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !history.state?.dialogs);
}

/** A new account that is logged in on its dashboard, by calls: for walks that are about something else. */
export async function enter(page: Page, url: string, email: string, name: string): Promise<void> {
  await page.goto(`${url}/login`);
  const token = await page.evaluate(
    async ([email, name, password]) => {
      const call = async (path: string, body: object): Promise<{ token?: string }> => {
        const csrf = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]');
        const reply = await fetch(path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            'x-csrf-token': csrf?.content ?? '',
          },
          body: JSON.stringify(body),
        });
        if (csrf) csrf.content = reply.headers.get('x-csrf-token') ?? csrf.content;
        if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`);
        return (await reply.json()) as { token?: string };
      };
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      await call('/api/register', { email, name, password, password_confirmation: password, timezone });
      return (await call('/api/login', { email, password, remember: false })).token ?? '';
    },
    [email, name, PASSWORD] as const,
  );
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The four tools with their results, each used for the bakery of the other walks. */
export const TOOLS: readonly { path: string; use(page: Page): Promise<unknown> }[] = [
  {
    path: '/hashtags-finder',
    async use(page) {
      await page.getByLabel('Topic').fill('Our bakery opens a second shop in the old town on Saturday');
      await page.getByRole('button', { name: 'Find Hashtags' }).click();
      await page.getByRole('button', { name: 'Select all of Popular Hashtags' }).click();
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .waitFor();
    },
  },
  {
    path: '/description-generator',
    async use(page) {
      await page.getByRole('button', { name: 'Product Launch Announcement' }).click();
      await page.getByRole('button', { name: 'Generate Description' }).click();
      await page.getByRole('heading', { name: 'Content Analysis' }).waitFor();
    },
  },
  {
    path: '/sentiment-analysis',
    async use(page) {
      await page
        .getByRole('button', { name: /^Analyze Sentiment/ })
        .first()
        .click();
      await page
        .getByText(/on average|No comments yet/)
        .first()
        .waitFor();
    },
  },
  {
    path: '/business-plan-generator',
    async use(page) {
      await page.getByLabel('Business type').fill('A bakery with two shops in Leipzig');
      await page.getByLabel('Target demographics').fill('Families and office workers nearby');
      await page.getByLabel('Platform').selectOption('Instagram');
      await page.getByLabel('Business goals').fill('20 more orders for cakes a week');
      await page.getByRole('button', { name: 'Generate Business Plan' }).click();
      await page.getByRole('heading', { name: /^Business plan: / }).waitFor();
    },
  },
];
