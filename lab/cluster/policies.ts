/**
 * A rule that many clusters have for every pod besides Pod Security, as an expression of Kubernetes' own admission,
 * and a pod that breaks it.
 */
export interface Policy {
  readonly name: string;
  /** The message for a refused pod. */
  readonly message: string;
  /** True of a pod that is let in. */
  readonly expression: string;
  /** Turns an admitted pod into one that isn't. */
  readonly spoil: (pod: PodSpec) => void;
}

export interface PodSpec {
  automountServiceAccountToken?: boolean;
  securityContext?: Record<string, unknown>;
  containers: {
    name: string;
    image: string;
    resources?: Record<string, Record<string, string>>;
    livenessProbe?: object;
    readinessProbe?: object;
    securityContext?: Record<string, unknown>;
  }[];
  volumes?: object[];
}

const each = (condition: string) => `object.spec.containers.all(c, ${condition})`;
const first = ({ containers: [container] }: PodSpec) => {
  if (!container) throw new Error('a pod has a container');
  return container;
};
const FROM_JOB =
  "has(object.metadata.ownerReferences) && object.metadata.ownerReferences.exists(o, o.kind == 'Job')";

export const POLICIES: readonly Policy[] = [
  {
    name: 'image-tag',
    message: 'an image is named by a tag other than latest',
    expression: each("c.image.matches('[:@][^/]+$') && !c.image.endsWith(':latest')"),
    spoil: (pod) => {
      first(pod).image = 'registry.example/web:latest';
    },
  },
  {
    name: 'resources',
    message: 'requests of cpu and memory, and a limit of memory, are set',
    expression: each(
      "has(c.resources.requests) && 'cpu' in c.resources.requests && 'memory' in c.resources.requests && " +
        "has(c.resources.limits) && 'memory' in c.resources.limits",
    ),
    spoil: (pod) => {
      first(pod).resources = { requests: { cpu: '10m', memory: '10Mi' } };
    },
  },
  {
    name: 'probes',
    message: 'a pod that is not a job has probes of readiness and life',
    expression: `(${FROM_JOB}) || ${each('has(c.livenessProbe) && has(c.readinessProbe)')}`,
    spoil: (pod) => {
      delete first(pod).readinessProbe;
    },
  },
  {
    name: 'non-root',
    message: 'a pod runs as a user other than root',
    expression:
      'has(object.spec.securityContext) && has(object.spec.securityContext.runAsNonRoot) && ' +
      'object.spec.securityContext.runAsNonRoot',
    spoil: (pod) => {
      pod.securityContext = {};
    },
  },
  {
    name: 'read-only',
    message: 'the root file system is read-only',
    expression: each(
      'has(c.securityContext) && has(c.securityContext.readOnlyRootFilesystem) && ' +
        'c.securityContext.readOnlyRootFilesystem',
    ),
    spoil: (pod) => {
      first(pod).securityContext = {};
    },
  },
  {
    name: 'host-path',
    message: "nothing of the node's files is mounted",
    expression: '!has(object.spec.volumes) || object.spec.volumes.all(v, !has(v.hostPath))',
    spoil: (pod) => {
      pod.volumes = [{ name: 'node', hostPath: { path: '/' } }];
    },
  },
  {
    name: 'token',
    message: "no token of the cluster's is mounted",
    expression: 'has(object.spec.automountServiceAccountToken) && !object.spec.automountServiceAccountToken',
    spoil: (pod) => {
      pod.automountServiceAccountToken = true;
    },
  },
];

/** The label of a namespace whose pods the policies are about. */
export const POLICED = { 'cluster-test/policies': 'common' };

/** The policies as the API server takes them. */
export const policyObjects = (): object[] =>
  POLICIES.flatMap(({ name, message, expression }) => [
    {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicy',
      metadata: { name },
      spec: {
        failurePolicy: 'Fail',
        matchConstraints: {
          namespaceSelector: { matchLabels: POLICED },
          resourceRules: [
            { apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE', 'UPDATE'], resources: ['pods'] },
          ],
        },
        validations: [{ expression, message }],
      },
    },
    {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicyBinding',
      metadata: { name },
      spec: { policyName: name, validationActions: ['Deny'] },
    },
  ]);

/** A pod that every policy lets in. */
export const admittedPod = (): PodSpec => ({
  automountServiceAccountToken: false,
  securityContext: { runAsNonRoot: true },
  containers: [
    {
      name: 'web',
      image: 'registry.example/web:1.0.0',
      resources: { requests: { cpu: '10m', memory: '10Mi' }, limits: { memory: '10Mi' } },
      livenessProbe: { httpGet: { path: '/', port: 8080 } },
      readinessProbe: { httpGet: { path: '/', port: 8080 } },
      securityContext: { readOnlyRootFilesystem: true },
    },
  ],
});
