import emojis from 'emojibase-data/pt/data.json' with { type: 'json' };
import words from 'emojibase-data/pt/messages.json' with { type: 'json' };

export { emojis, words };
