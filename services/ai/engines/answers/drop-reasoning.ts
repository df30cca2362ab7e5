/** What models write around their thoughts, and marks of a chat's form that some servers leave in its text. */
const MARK =
  /<(\/?)(?:think|thinking|thought|reasoning|reflection)>|<\|channel\|>(analysis|commentary|final)<\|message\|>|<\|(?:start|end|return|message|im_end|eot_id)\|>(?:assistant)?/gi;
/** Longer than any of these. */
const LONGEST_MARK = 40;

/**
 * An answer without the thoughts before or within it, whether or not they were opened; thoughts without an end are all of
 * the rest. Linear in the text's length.
 */
export function dropReasoning(text: string): string {
  let kept = '';
  let from = 0;
  let isThought = false;
  for (const { 0: mark, 1: slash, 2: channel, index } of text.matchAll(MARK)) {
    if (!isThought) kept += text.slice(from, index);
    from = index + mark.length;
    if (channel !== undefined) isThought = channel.toLowerCase() !== 'final';
    else if (slash === '/') {
      // All before an end that nothing opened was thought.
      if (!isThought) kept = '';
      isThought = false;
    } else if (slash === '') isThought = true;
    else isThought = false;
  }
  return (isThought ? kept : kept + text.slice(from)).trim();
}

/** Where a mark may begin at the end of what has come so far. */
export function heldBack(text: string): number {
  const at = text.lastIndexOf('<');
  return at >= 0 && text.length - at < LONGEST_MARK && !text.slice(at).includes('\n') ? at : text.length;
}
