/**
 * The script's messages by id, in the page's language. English is in the script itself; the others are in the app's
 * catalogs, which a logged-in user has loaded before. None where they can't be loaded.
 */
export async function loadMessages(page: Document): Promise<Record<string, string>> {
  const address = page.querySelector<HTMLMetaElement>('meta[name="messages"]')?.content;
  if (!address || page.documentElement.lang === 'en') return {};
  try {
    const response = await fetch(address);
    if (response.ok) return await response.json();
    console.warn(`${address} answers ${response.status}`);
  } catch (error) {
    console.warn('The messages could not be loaded.', error);
  }
  return {};
}
