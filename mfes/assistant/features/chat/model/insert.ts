/** A prompt put behind what is written already, so that nothing of it is lost. */
export const withPrompt = (text: string, prompt: string): string =>
  text.trim() === '' ? prompt : `${text.trimEnd()}\n${prompt}`;
