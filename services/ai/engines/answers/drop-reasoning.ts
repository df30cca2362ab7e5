/** Marks that models write around their thoughts, and marks of a chat's form that some servers leave in its text. */
const MARK = new RegExp(
  [
    '<\\/?(?:(?:seed:)?think|thinking|thoughts?|inner_thoughts?|reasoning(?:_content)?|reflection|analysis|scratchpad) ?>',
    '\\[\\/?think\\]',
    '◁\\/?think▷',
    '<\\|(?:begin|end)_of_(?:thought|solution)\\|>',
    '<\\|channel\\|>(?:analysis|commentary|final)[^<]{0,60}<\\|message\\|>',
    '<\\|start\\|>(?:assistant)?',
    '<\\|(?:end|return|message|im_end|eot_id|eom_id|endoftext|end_of_text|begin_of_text)\\|>',
    '<(?:end|start)_of_turn>',
  ].join('|'),
  'gi',
);
/** One of these as far as it has come. */
const BEGUN =
  /(?:<(?:\/?[a-z_:]{0,20} ?|\|(?:[a-z_]{0,20}\|?|start\|>[a-z]{0,8}|channel\|>[^<]{0,72}(?:<(?:\|(?:[a-z]*\|?)?)?)?))|\[(?:\/?(?:t(?:h(?:i(?:nk?)?)?)?)?)|◁\/?[a-z]{0,5})$/i;
/** Longer than any of these. */
const LONGEST_MARK = 110;

type MarkKind = 'opens' | 'closes' | 'form';

function kindOf(mark: string): MarkKind {
  const text = mark.toLowerCase();
  if (text.startsWith('<|channel')) return /^<\|channel\|>final/.test(text) ? 'closes' : 'opens';
  if (text.includes('_of_thought|')) return text.startsWith('<|begin') ? 'opens' : 'closes';
  if (text.startsWith('<|') || text.endsWith('_of_turn>')) return 'form';
  return text.charAt(1) === '/' ? 'closes' : 'opens';
}

/** Reads a model's text chunk by chunk and drops its reasoning. Linear in the text's length. */
export interface ReasoningReader {
  /** All that is kept so far, with its blanks; it only grows, but where `restarts` goes up. */
  readonly kept: string;
  /** How often text that was kept turned out to be reasoning. */
  readonly restarts: number;
  push(piece: string): void;
  /** Reads text that looked like the start of a mark but isn't. */
  end(): void;
}

export function createReasoningReader(): ReasoningReader {
  let pending = '';
  let visibleText = '';
  /** Text that a lone end mark turned into a thought; restored if nothing comes after it. */
  let dropped = '';
  let restarts = 0;
  let isThought = false;
  let hasMarks = false;

  const keep = (text: string): void => {
    if (!isThought) visibleText += visibleText === '' ? text.trimStart() : text;
  };
  const readMark = (mark: string): void => {
    const kind = kindOf(mark);
    const isChannel = mark.startsWith('<|');
    // All before an end that nothing opened was thought; later ones are left over.
    if (kind === 'closes' && !isChannel && !hasMarks && visibleText !== '') {
      dropped = visibleText;
      visibleText = '';
      restarts++;
    }
    isThought = kind === 'opens';
    hasMarks = true;
  };
  const read = (until: number): void => {
    const ready = pending.slice(0, until);
    let from = 0;
    for (const { 0: mark, index } of ready.matchAll(MARK)) {
      keep(ready.slice(from, index));
      from = index + mark.length;
      readMark(mark);
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

/** Finds where a mark may begin at the end of the text so far. */
function markStart(text: string): number {
  const tail = text.slice(-LONGEST_MARK);
  const at = tail.search(BEGUN);
  return at < 0 ? text.length : text.length - tail.length + at;
}
