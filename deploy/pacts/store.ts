import type { Answer, Question } from './decide.ts';
import type { Version } from './matrix.ts';

export interface Removal {
  readonly pacticipants: readonly string[];
  readonly environment: string;
}

/** Where it is known what runs where: a file, or a Pact Broker. */
export interface Store {
  publish(versions: readonly Version[]): Promise<void>;
  /** @throws WrongUsage where nothing is known of a version or the environment */
  recordDeployment(deployed: Question): Promise<void>;
  recordUndeployment(removed: Removal): Promise<void>;
  canIDeploy(question: Question): Promise<Answer>;
}

/** An invalid request. Its message says what to do. */
export class WrongUsage extends Error {}
