/** What models write around their thoughts, and marks of a chat's form that some servers leave in its text. */
const MARK =
  /<(\/?)(?:think|thinking|thought|reasoning|reflection)>|<\|channel\|>(analysis|commentary|final)<\|message\|>|<\|start\|>(?:assistant)?|<\|(?:end|return|message|im_end|eot_id)\|>/gi;
/** One of these as far as it has come. */
const BEGUN =
  /<(?:\/?[a-z]*|\|(?:[a-z_]*\|?|start\|>[a-z]{0,8}|channel\|>[a-z]*(?:<(?:\|(?:[a-z]*\|?)?)?)?))$/i;
/** Longer than any of these. */
const LONGEST_MARK = 40;

/** Reads a model's text piece by piece and keeps what is no thought. Linear in the text's length. */
export interface ReasoningReader {
  /** All that is kept so far, with its blanks; it only grows, but where `restarts` goes up. */
  readonly kept: string;
  /** How often what was kept before turned out to be thought. */
  readonly restarts: number;
  push(piece: string): void;
  /** Reads what may have been the beginning of a mark, and is none. */
  end(): void;
}

export function createReasoningReader(): ReasoningReader {
  let pending = '';
  let visibleText = '';
  /** What a lone end mark made thought, should nothing come after it. */
  let dropped = '';
  let restarts = 0;
  let isThought = false;
  let hasMarks = false;

  const keep = (text: string): void => {
    if (!isThought) visibleText += visibleText === '' ? text.trimStart() : text;
  };
  const readMark = (slash: string | undefined, channel: string | undefined): void => {
    if (channel !== undefined) isThought = channel.toLowerCase() !== 'final';
    else if (slash === '/') {
      // All before an end that nothing opened was thought; later ones are left over.
      if (!hasMarks && visibleText !== '') {
        dropped = visibleText;
        visibleText = '';
        restarts++;
      }
      isThought = false;
    } else isThought = slash === '';
    hasMarks = true;
  };
  const read = (until: number): void => {
    const ready = pending.slice(0, until);
    let from = 0;
    for (const { 0: mark, 1: slash, 2: channel, index } of ready.matchAll(MARK)) {
      keep(ready.slice(from, index));
      from = index + mark.length;
      readMark(slash, channel);
    }
    keep(ready.slice(from));
    pending = pending.slice(until);
  };

  return {
    get kept() {
      return visibleText;
    },
    get restarts() {
      return restarts;
    },
    push(piece) {
      pending += piece;
      read(markStart(pending));
    },
    end() {
      read(pending.length);
      if (visibleText.trimEnd() !== '' || dropped === '') return;
      visibleText = dropped;
      restarts++;
    },
  };
}

/** An answer without the thoughts before or within it, whether or not they were opened; thoughts without an end are all of the rest. */
export function dropReasoning(text: string): string {
  const reader = createReasoningReader();
  reader.push(text);
  reader.end();
  return reader.kept.trimEnd();
}

/** Where a mark may begin at the end of what has come so far. */
function markStart(text: string): number {
  const tail = text.slice(-LONGEST_MARK);
  const at = tail.search(BEGUN);
  return at < 0 ? text.length : text.length - tail.length + at;
}
