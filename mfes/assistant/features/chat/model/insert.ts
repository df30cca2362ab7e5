/** Appends a prompt to the text written so far. */
export const withPrompt = (text: string, prompt: string): string =>
  text.trim() === '' ? prompt : `${text.trimEnd()}\n${prompt}`;
