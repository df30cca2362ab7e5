/** A language as the lexicon takes it. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

/** The language that the writer chose, by the option's name. Undefined if there is none, or if it isn't a language. */
export const languagesOf = ({
  language = '',
}: Readonly<Record<string, string>> = {}): {
  readonly langs?: readonly string[];
} => (LANGUAGE.test(language) ? { langs: [language] } : {});
