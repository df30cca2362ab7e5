/** The names of files that hold rows of posts, and of similar ones that are rejected with a reason. */
export const SHEET_FILE = /\.(?:csv|tsv|txt|xlsx|xlsm|xltx|ods|ots|xls|xlsb|fods|numbers)$/i;

/** What the browser’s dialog offers. */
export const SHEET_TYPES =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.ods,text/csv,' +
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet';
