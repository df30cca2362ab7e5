import emojis from 'emojibase-data/es/data.json' with { type: 'json' };
import words from 'emojibase-data/es/messages.json' with { type: 'json' };

export { emojis, words };
