import emojis from 'emojibase-data/de/data.json' with { type: 'json' };
import words from 'emojibase-data/de/messages.json' with { type: 'json' };

export { emojis, words };
