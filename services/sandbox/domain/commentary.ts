const RESERVED = '|{}@[]()<>#\\*_~';
const HASHTAG = /^\{hashtag\|\\?#\|((?:\\.|[^\\}|])+)\}/;
const MENTION = /^@\[((?:\\.|[^\\\]])+)\]\(urn:li:[^)]+\)/;

/** Returns the visible text of a LinkedIn commentary: it ends at the first reserved character that isn't escaped. */
export const readCommentary = (commentary: string): string => {
  let text = '';
  let rest = commentary;
  while (rest !== '') {
    const template = HASHTAG.exec(rest) ?? MENTION.exec(rest);
    if (template) {
      text += (rest.startsWith('{') ? '#' : '') + plain(template[1] ?? '');
      rest = rest.slice(template[0].length);
    } else if (rest.startsWith('\\') && rest.length > 1) {
      text += rest.charAt(1);
      rest = rest.slice(2);
    } else if (RESERVED.includes(rest.charAt(0))) {
      return text;
    } else {
      text += rest.charAt(0);
      rest = rest.slice(1);
    }
  }
  return text;
};

const plain = (text: string): string => text.replace(/\\(.)/g, '$1');
