import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** Networks that refuse a call to publish for good, as they do for their own reasons, where the plan wants it. */
export interface Refusals {
  ask(network: PlatformName): void;
  /** The refusal of the call with this path, should it be one's turn. */
  answerTo(path: string): Response | undefined;
  /** The numbers of the ones that were returned. */
  given(): ReadonlySet<number>;
}

/** The call of each network that brings a post out. */
const PUBLISH: readonly (readonly [PlatformName, RegExp])[] = [
  ['facebook', /\/feed$/],
  ['instagram', /\/media_publish$/],
  ['linkedin', /\/rest\/posts$/],
];

export function createRefusals(): Refusals {
  const networks: PlatformName[] = [];
  const numbers = new Set<number>();
  return {
    ask: (network) => void networks.push(network),
    answerTo(path) {
      const network = PUBLISH.find(([, call]) => call.test(path))?.[0];
      if (network === undefined || !networks.includes(network)) return undefined;
      networks.splice(networks.indexOf(network), 1);
      const number = numbers.size + 1;
      numbers.add(number);
      return network === 'linkedin' ? linkedinReply(number) : graphReply(number);
    },
    given: () => numbers,
  };
}

/** “Blocked for policy reasons”: the Graph API's code for permanent rejections. */
const graphReply = (number: number): Response =>
  Response.json(
    {
      error: {
        message: `(#368) ${refusalOf(number)}`,
        type: 'OAuthException',
        code: 368,
        fbtrace_id: 'chaos',
      },
    },
    { status: 400 },
  );

const linkedinReply = (number: number): Response =>
  Response.json({ status: 422, code: 'UNPROCESSABLE_ENTITY', message: refusalOf(number) }, { status: 422 });

/** In the network's words; the number distinguishes rejections. */
export const refusalOf = (number: number): string => `Refused, case ${number}`;
