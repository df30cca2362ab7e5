/** What holds where plans are sold, and not where everything is included; a section of the template. */
export const whilePlansAreSold = (html: string): string => `{{#plans}}${html}{{/plans}}`;
export const wherePlansAreOff = (html: string): string => `{{^plans}}${html}{{/plans}}`;

/** What leads to the log-in page says there why. */
export const GENERATE = '<a class="button primary large" href="/login?from=generate">Generate Now</a>';

export interface Question {
  readonly question: string;
  /** HTML. */
  readonly answer: string;
  /** Asked only where plans are sold. */
  readonly aboutPlans?: boolean;
}

/** Questions whose answers open in place, without any script. */
export const questions = (all: readonly Question[]): string =>
  all
    .map(({ question, answer, aboutPlans }) => {
      const html = `<details class="question"><summary>${question}</summary><div class="answer">${answer}</div></details>`;
      return aboutPlans ? whilePlansAreSold(html) : html;
    })
    .join('\n');
