import emojis from 'emojibase-data/en/data.json' with { type: 'json' };
import words from 'emojibase-data/en/messages.json' with { type: 'json' };

export { emojis, words };
