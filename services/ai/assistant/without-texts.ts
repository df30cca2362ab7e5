/**
 * Removes messages and values from a service's reply: models and programs read the English sentences, and have
 * little room.
 */
export function withoutTexts<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(withoutTexts) as Data;
  if (!isPlain(data)) return data;
  const entries = Object.entries(data).filter(([name, value]) => !(name.endsWith('_text') && isPlain(value)));
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutTexts(value)])) as Data;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
