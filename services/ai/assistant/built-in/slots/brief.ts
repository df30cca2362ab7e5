import { plainText } from './plain-text.ts';
import { readPlatforms } from './platforms.ts';
import { spelled } from './spelling.ts';
import type { Opening } from './topic.ts';

type Field = 'topic' | 'text' | 'where' | 'when' | 'style' | 'points' | 'sender';

const LABELS: Readonly<Record<Field, readonly string[]>> = {
  topic: ['topic', 'subject', 'about', 'theme', 'thema', 'betreff', 'sujet', 'tema', 'asunto'],
  text: ['text', 'caption', 'copy', 'post', 'wortlaut', 'texte', 'texto'],
  where: [
    ...[
      'where',
      'channel',
      'channels',
      'network',
      'networks',
      'platform',
      'platforms',
      'wo',
      'kanal',
      'kanäle',
    ],
    ...[
      'netzwerk',
      'netzwerke',
      'plattform',
      'où',
      'réseau',
      'réseaux',
      'canal',
      'dónde',
      'donde',
      'red',
      'redes',
      'onde',
      'rede',
    ],
  ],
  when: [
    ...['when', 'date', 'time', 'day', 'schedule', 'wann', 'datum', 'zeit', 'uhrzeit', 'termin'],
    ...['quand', 'heure', 'cuándo', 'cuando', 'fecha', 'hora', 'quando', 'data', 'horário'],
  ],
  /** The points of the post: the label is not part of them. */
  points: [
    ...[
      'key points',
      'key point',
      'points',
      'key message',
      'message',
      'details',
      'content',
      'info',
      'facts',
      'notes',
    ],
    ...['inhalt', 'inhalte', 'kernaussage', 'botschaft', 'stichpunkte', 'infos', 'fakten'],
    ...[
      'points clés',
      'contenu',
      'détails',
      'infos clés',
      'puntos clave',
      'contenido',
      'detalles',
      'mensaje',
    ],
  ],
  /** Words for the sender, whom the page shows anyway. */
  sender: [
    'client',
    'customer',
    'brand',
    'company',
    'account',
    'kunde',
    'kundin',
    'marke',
    'firma',
    'marque',
    'entreprise',
    'cliente',
    'marca',
    'empresa',
  ],
  style: ['tone', 'style', 'voice', 'length', 'ton', 'stil', 'tono', 'estilo', 'hashtags', 'emojis'],
};
const LONGEST_LABEL = 20;
const MAX_LINES = 20;
const FEWEST_LABELS = 2;

/**
 * A pasted brief: "Topic: …", "Where: …", "When: …", each on a line. What has another label, or says where and when something
 * takes place, is what the post is about; the client is left out. Null for a message that is none.
 */
export function readBrief(message: string): Opening | null {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < FEWEST_LABELS || lines.length > MAX_LINES) return null;
  const parts = lines.map(partOf);
  const knownParts = parts.filter(({ field }) => field !== null);
  const of = (field: Field): string =>
    parts.flatMap((one) => (one.field === field ? [one.value] : [])).join('\n');
  const [topic, text] = [of('topic'), of('text')];
  if (knownParts.length < FEWEST_LABELS || (topic === '' && text === '')) return null;
  const where = of('where');
  const isSending = readPlatforms(spelled(plainText(where))) !== null;
  const facts = parts
    .filter(
      ({ field }) =>
        field === null || field === 'points' || (!isSending && (field === 'where' || field === 'when')),
    )
    .map(({ field, line, value }) => (field === 'points' ? value : line));
  return {
    topic: text || [topic, ...facts].join('\n'),
    verbatim: text !== '',
    led: true,
    rest: `${isSending ? `on ${where}` : ''} ${of('style')}`,
    sending: isSending ? of('when') : '',
  };
}

function partOf(line: string): {
  readonly field: Field | null;
  readonly value: string;
  readonly line: string;
} {
  const colon = line.slice(0, LONGEST_LABEL + 1).indexOf(':');
  const label = line
    .slice(0, Math.max(0, colon))
    .trim()
    .toLowerCase()
    .replace(/^[-*•]\s?/, '');
  const field = (Object.keys(LABELS) as Field[]).find((one) => LABELS[one].includes(label)) ?? null;
  return { field, value: line.slice(colon + 1).trim(), line: line.trim() };
}
