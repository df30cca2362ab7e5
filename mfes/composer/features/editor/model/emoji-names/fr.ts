import emojis from 'emojibase-data/fr/data.json' with { type: 'json' };
import words from 'emojibase-data/fr/messages.json' with { type: 'json' };

export { emojis, words };
