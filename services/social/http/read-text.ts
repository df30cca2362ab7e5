/** More than the longest reply that a network gives: a hundred posts of the longest texts. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A reply's body, as long as it is of a length that a network's reply can have, or of at most so many bytes. */
export const readText = async ({ body }: Response, mostBytes = MAX_BYTES): Promise<string> => {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`The reply is longer than ${mostBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};
