/** Names of the months in English, German, French, Spanish and Portuguese; Arabic ones are translated before. */
export const MONTH_NAMES: readonly string[] = [
  'january|januar|jänner|janvier|enero|janeiro',
  'february|februar|février|fevrier|febrero|fevereiro',
  'march|märz|maerz|mars|marzo|março|marco',
  'april|avril|abril',
  'may|mai|mayo|maio',
  'june|juni|juin|junio|junho',
  'july|juli|juillet|julio|julho',
  'august|août|aout|agosto',
  'september|septembre|septiembre|setiembre|setembro',
  'october|oktober|octobre|octubre|outubro',
  'november|novembre|noviembre|novembro',
  'december|dezember|décembre|decembre|diciembre|dezembro',
];

/** All names, for a pattern's source. */
export const MONTH_CHOICE = MONTH_NAMES.join('|');
