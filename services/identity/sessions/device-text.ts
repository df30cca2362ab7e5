import bowser from 'bowser';

/** Longer ones are no browser's. */
const MOST = 512;

/** Browser and device in plain words, such as "Safari on iPhone", by the User-Agent header; null where it tells neither. */
export function deviceText(userAgent: string | undefined): string | null {
  const told = userAgent?.slice(0, MOST).trim();
  if (!told) return null;
  const { browser, os, platform } = bowser.parse(told);
  const device = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return browser.name && device ? `${browser.name} on ${device}` : browser.name || device || null;
}
