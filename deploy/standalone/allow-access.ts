/**
 * Fills in the sandbox's consent page as that person and allows everything.
 * @returns where the page sends the browser back to
 */
export async function allowAccess(authUrl: string, name: string): Promise<string> {
  const page = await (await fetch(authUrl)).text();
  const form = new URLSearchParams({ name, decision: 'allow' });
  for (const [, scope] of page.matchAll(/name="scope"\s+value="([^"]+)"/g)) form.append('scope', scope ?? '');
  const back = await fetch(authUrl, { method: 'POST', body: form, redirect: 'manual' });
  const location = back.headers.get('location');
  if (!location) throw new Error(`${authUrl} answered ${back.status}: ${await back.text()}`);
  return location;
}
