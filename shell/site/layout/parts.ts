import { t } from '@lingui/core/macro';

/**
 * Wraps text that applies only where plans are sold, or only where everything is included; a
 * section of the template.
 */
export const whilePlansAreSold = (html: string): string => `{{#plans}}${html}{{/plans}}`;
export const wherePlansAreOff = (html: string): string => `{{^plans}}${html}{{/plans}}`;

/** The operator as the gateway names them, in a message. */
export const OPERATOR = '{{operator}}';
/** One text with the operator's name in it, one where nobody has said who that is. */
export const byOperator = (operatorText: string, unnamed: string): string =>
  `{{#operator}}${operatorText}{{/operator}}{{^operator}}${unnamed}{{/operator}}`;

/** Links to the login page with the reason in the address. */
export const generateButton = (): string =>
  `<a class="button primary large" href="/login?from=generate">${t`Generate Now`}</a>`;

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
      const html = `<details class="question"><summary>${question}</summary><div class="answer"><p>${answer}</p></div></details>`;
      return aboutPlans ? whilePlansAreSold(html) : html;
    })
    .join('\n');
