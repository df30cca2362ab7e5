import bowser from 'bowser';

/** Longer ones are no browser's. */
const LIMIT = 512;

/** Browser and device in plain words, such as "Safari on iPhone", by the User-Agent header; null where it tells neither. */
export function deviceText(userAgent: string | undefined): string | null {
  const agentText = userAgent?.slice(0, LIMIT).trim();
  if (!agentText) return null;
  const { browser, os, platform } = bowser.parse(agentText);
  const device = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return browser.name && device ? `${browser.name} on ${device}` : browser.name || device || null;
}
