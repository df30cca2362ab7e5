import { isOnlyHashtags } from '@carillon/contracts/domain/hashtags.ts';
import { t } from '@lingui/core/macro';
import { readColumnName } from './column-name.ts';
import { MAYBE_HASHTAGS } from './column-words.ts';
import type { Mapping } from './columns.ts';
import { isFlag, isNo } from './flags.ts';
import { networkOf, otherNetworkOf } from './networks.ts';
import { isBlank } from './plain-text.ts';
import type { Sheet } from './read-sheet.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** Words in the names of columns that change whether, when, where or how a row is published. */
const AFFECTING = list(
  'draft status state stage approved approval approve ready active enabled disabled publish published publishing schedule ' +
    'scheduled hold held pause paused skip sent delete expire expiration repeat repeating recurring recurrence recycle repost ' +
    'account profile page network platform channel brand group board workspace client target targeting destination ' +
    'privacy private visibility audience location country language collaborator ' +
    'type subtype kind format placement story reel short feed carousel thread poll event offer ' +
    'time date day month year hour minute zone timezone timing queue slot ' +
    'media image picture photo video gif file thumbnail cover alt text message caption content comment reply link url cta ' +
    'mention hashtag ' +
    'exclude excluded suppress ignore hidden include included selected unpublish embargo embargoed before until now immediately ' +
    'immediate live done completed finished used archived deleted canceled cancelled rejected declined review reviewed ' +
    'verified checked signed autopublish notify notification reminder evergreen frequency interval weekday crosspost cross ' +
    'not as behalf persona set share next sign offset team market region outlet handle username organization organisation company franchise store branch subreddit ' +
    'sponsored boost partnership document pdf creative visual artwork slide storie ' +
    // In the other languages whose columns are known.
    'freigabe freigegeben entwurf kanal veroffentlichen zielgruppe standort brouillon valide canal publier cible borrador ' +
    'aprobado publicar publico ' +
    'veroffentlicht gepostet gesendet geloscht archiviert erledigt pausiert uberspringen ausschliessen abgesagt wiederholen ' +
    'publie envoye supprime archive termine ignorer exclure suspendu annule repeter publicado enviado eliminado archivado ' +
    'hecho pausado omitir excluir repetir arquivado excluido feito ignorar pausar cancelado pubblicato inviato eliminato escludi',
);
/** Here FALSE changes something too. */
const SWITCHES = list(
  'approved approval approve ready active enabled publish published post send live go include included selected use final ' +
    'scheduled schedule auto autopublish share sign checked verified reviewed signed freigabe freigegeben veroffentlichen valide publier aprobado publicar',
);
/** Maximum length of a network's or file's name. */
const LONGEST_NAME = 300;
const FILE_NAME = /\.(?:jpe?g|png|gif|webp|hei[cf]|avif|mp4|mov|m4v|webm|pdf)(?:[?#]|$)/i;

export interface UnusedColumns {
  /** Columns whose name, place or cells suggest that they change what is published. */
  readonly affecting: readonly string[];
  readonly others: readonly string[];
}

/** Lists the columns of a sheet that hold something and have no field. */
export function listUnusedColumns({ header, rows }: Sheet, mapping: Mapping): UnusedColumns {
  const affecting: string[] = [];
  const others: string[] = [];
  for (const [at, name] of header.entries()) {
    const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => !isBlank(cell));
    if (mapping[at] !== null || cells.length === 0) continue;
    // "Day" beside a date is a weekday.
    const repeatsDate = mapping.includes('date') && isDatePart(name);
    (!repeatsDate && isAffecting(name, cells) ? affecting : others).push(columnLabel(name, at));
  }
  return { affecting, others };
}

const isDatePart = (name: string): boolean =>
  ['year', 'month', 'day'].includes(readColumnName(name).part ?? '');

/** A column's name, or its place where it has none. */
export const columnLabel = (name: string, at: number): string => name || t`Column ${{ number: at + 1 }}`;

function isAffecting(name: string, cells: readonly string[]): boolean {
  if (isBlank(name)) return true;
  const { field, network, words, number, zone } = readColumnName(name);
  if (network && otherNetworkOf(network)) return false;
  if (cells.every(isNo)) return words.some((word) => SWITCHES.includes(word));
  return (
    // Some rows say yes and others no, to a question that isn’t understood.
    (cells.every(isFlag) && cells.some(isNo)) ||
    cells.some((cell) => cell.length < LONGEST_NAME && (networkOf(cell) !== null || FILE_NAME.test(cell))) ||
    cells.every(isOnlyHashtags) ||
    (field !== null && !words.some((word) => MAYBE_HASHTAGS.includes(word))) ||
    network !== null ||
    zone !== null ||
    (number !== null && words.length === 0) ||
    words.some((word) => AFFECTING.includes(word))
  );
}
