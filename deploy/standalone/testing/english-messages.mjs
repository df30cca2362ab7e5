// Integration tests run sources as they are. Lingui's macros are functions there that answer in English.

/** A placeholder may have a name: `${{ when: '9:00' }}`. */
const valueIn = (part) => (part !== null && typeof part === 'object' ? Object.values(part)[0] : part);

export function t(strings, ...parts) {
  if (!Array.isArray(strings)) return strings.message;
  return strings.reduce((text, string, at) => text + valueIn(parts[at - 1]) + string);
}

export function plural(value, forms) {
  const count = valueIn(value);
  const form = count === 1 ? (forms.one ?? forms.other) : forms.other;
  return form.replaceAll('#', () => count.toLocaleString('en'));
}

export const select = (value, forms) => forms[valueIn(value)] ?? forms.other;
