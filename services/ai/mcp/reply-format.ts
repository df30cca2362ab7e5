/** How an answer is written. */
export type ReplyFormat = 'stream' | 'json';

const STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';

/**
 * Returns the format that a client accepts, by its Accept header (RFC 9110, 12.5.1): a stream of events where it names
 * that, else JSON; null for neither. A missing header accepts anything.
 */
export function replyFormatOf(accept: string | null): ReplyFormat | null {
  const weights = new Map((accept?.trim() || '*/*').split(',').map(readRange));
  if ((weights.get(STREAM) ?? 0) > 0) return 'stream';
  const takes = (type: string): boolean => {
    const mediaRange = [type, type.replace(/\/.*/, '/*'), '*/*'].find((range) => weights.has(range));
    return mediaRange !== undefined && (weights.get(mediaRange) ?? 0) > 0;
  };
  if (takes(JSON_TYPE)) return 'json';
  return takes(STREAM) ? 'stream' : null;
}

/** A range such as `application/*;q=0.5`, and its weight. */
function readRange(text: string): [string, number] {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
  return [type, Number.isNaN(weight) ? 0 : weight];
}
