import { isFront, type ProcessDescriptor } from '@carillon/contracts/service.ts';

/** A unit of deployment, and its participants in pacts. */
export interface Deployable {
  /** The image. */
  readonly name: string;
  readonly pacticipants: readonly string[];
}

interface Parts {
  readonly processes: readonly Pick<ProcessDescriptor, 'name' | 'service' | 'site'>[];
  readonly mfes: readonly string[];
  /** Everyone that takes part in any pact. */
  readonly pacticipants: readonly string[];
}

/**
 * Finds deployables by name: a process or its service, whose processes are one image; a micro-frontend, also as
 * Kubernetes calls it; or a participant that shares an image with others. The front's image has its pages: every
 * participant that is neither a service nor a micro-frontend.
 */
export function findDeployables({ processes, mfes, pacticipants }: Parts): ReadonlyMap<string, Deployable> {
  const services = new Set<string>(processes.map(({ service }) => service));
  const front = processes.find(isFront)?.service;
  const pages = pacticipants.filter((one) => !services.has(one) && !mfes.includes(one));
  const those = (names: readonly string[]) => names.filter((name) => pacticipants.includes(name));
  const images = new Map(
    [...services].map((name) => [
      name,
      { name, pacticipants: [...those([name]), ...(name === front ? pages : [])] },
    ]),
  );
  const deployables = new Map<string, Deployable>();
  const add = (name: string, one: Deployable | undefined) =>
    one && !deployables.has(name) && deployables.set(name, one);
  for (const { name, service } of processes) add(name, images.get(service));
  for (const [name, image] of images) add(name, image);
  for (const name of pages) add(name, images.get(front ?? ''));
  for (const name of mfes) {
    const image = { name: `mfe-${name}`, pacticipants: those([name]) };
    add(name, image);
    add(image.name, image);
  }
  return deployables;
}
