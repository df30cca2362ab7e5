import { z } from 'zod';
import type { Pieces } from './pieces.ts';

/** An object whose fields are all optional, and that allows no others. */
const part = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).partial();
/** An object of Kubernetes, which checks it itself. */
const object = z.record(z.string(), z.unknown());
const list = z.array(object);
const labels = z.record(z.string(), z.string());
const word = z.string();
const count = z.int().min(0);
const port = z.int().min(1).max(65_535);
const duration = z.string().regex(/^\d+[smh]$/);
/** A number gets as far as `checks.yaml`, which says to quote it: YAML may have changed its digits. */
const tag = z.union([z.string(), z.number()]);
const image = { tag, digest: z.string().regex(/^(sha256:[0-9a-f]{64})?$/) };
const settings = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const operator = { enabled: z.boolean(), namespace: word };

const OF_EACH_PIECE = {
  replicas: count,
  resources: object,
  settings,
  autoscaling: part({ min: count, max: count, cpu: z.int().min(1), query: word, threshold: z.number() }),
  annotations: labels,
  nodeSelector: labels,
  tolerations: list,
  affinity: object,
};

/** Processes of one service are one image, whose tag is that of the piece that is called like it. */
const piecesSchema = (pieces: Pieces) =>
  part(
    Object.fromEntries(
      Object.entries(pieces).map(([name, one]) => [
        name,
        part({
          ...OF_EACH_PIECE,
          ...(one.image === name && { image: part(image) }),
          canary: part({ ...image, replicas: count }),
        }),
      ]),
    ),
  );

const storageSchema = (pieces: Pieces) => {
  const piecesWithFolders = Object.values(pieces).filter(({ folders }) => Object.keys(folders).length > 0);
  const storage = part({
    size: word,
    storageClass: word,
    existingClaim: word,
    accessModes: z.array(z.enum(['ReadWriteMany', 'ReadWriteOnce', 'ReadWriteOncePod'])),
  });
  return part(Object.fromEntries(piecesWithFolders.map((one) => [one.image, storage])));
};

/** Returns the JSON Schema of `chart/values.yaml`: helm rejects a key that nothing reads. */
export const valuesSchema = (pieces: Pieces): object =>
  z.toJSONSchema(
    part({
      publicUrl: word,
      image: part({
        registry: word,
        prefix: word,
        tag,
        pullSecrets: z.array(z.strictObject({ name: word })),
        pullPolicy: z.enum(['Always', 'IfNotPresent', 'Never']),
      }),
      settings,
      defaults: part(OF_EACH_PIECE),
      mfes: part(OF_EACH_PIECE),
      pieces: piecesSchema(pieces),
      autoscaling: part({
        enabled: z.boolean(),
        keda: part({ enabled: z.boolean(), prometheus: word }),
      }),
      secrets: part({
        name: word,
        external: part({
          enabled: z.boolean(),
          key: word,
          optional: z.array(word),
          refreshInterval: duration,
          store: part({ kind: z.enum(['ClusterSecretStore', 'SecretStore']), name: word }),
        }),
      }),
      servers: part({
        mongodb: part({
          uri: word,
          prefix: word,
          port,
          peers: list,
          operator: part({ ...operator, members: count, version: word, storage: word }),
        }),
        rabbitmq: part({
          uri: word,
          port,
          peers: list,
          operator: part({ ...operator, replicas: count, storage: word }),
        }),
        redis: part({ uri: word, port, peers: list, operator: part({ ...operator, image: word }) }),
      }),
      storage: storageSchema(pieces),
      sandbox: part({ enabled: z.boolean() }),
      stripe: part({ enabled: z.boolean() }),
      ingress: part({ enabled: z.boolean(), className: word, annotations: labels, tlsSecret: word }),
      httpRoute: part({ enabled: z.boolean(), parentRefs: list, annotations: labels, timeouts: object }),
      migrations: part({ resources: object }),
      networkPolicy: part({
        enabled: z.boolean(),
        ingressController: list,
        monitoring: list,
        bucket: list,
        egress: list,
        privateRanges: z.array(word),
        privateRangesV6: z.array(word),
      }),
      tracing: part({ endpoint: word, peers: list }),
      monitoring: part({
        enabled: z.boolean(),
        labels,
        interval: duration,
        dashboard: part({ enabled: z.boolean(), labels }),
      }),
      disruptionBudget: part({ enabled: z.boolean() }),
      drainSeconds: count,
      /** Values of a chart above this one for all charts. */
      global: object,
    }),
  );
