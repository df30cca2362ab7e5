/** The parts of Kubernetes objects that the tests look at. */
export interface Manifest<Spec = unknown> {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels; readonly annotations?: Labels };
  readonly spec: Spec;
  readonly data?: Readonly<Record<string, string>>;
  readonly automountServiceAccountToken?: boolean;
}

export type Labels = Readonly<Record<string, string>>;
type Selector = { readonly matchLabels?: Labels };

export interface EnvVar {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef: { readonly name: string; readonly key: string; readonly optional?: boolean };
  };
}

export interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env: readonly EnvVar[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
  readonly securityContext: object;
  readonly resources: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}

export interface PodSpec {
  readonly serviceAccountName: string;
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: object;
  readonly terminationGracePeriodSeconds: number;
  readonly containers: readonly [Container, ...Container[]];
  readonly volumes: readonly {
    readonly name: string;
    readonly persistentVolumeClaim?: { readonly claimName: string };
    readonly configMap?: { readonly name: string };
  }[];
}

interface PodTemplate {
  readonly metadata: { readonly labels: Labels };
  readonly spec: PodSpec;
}

export interface Kinds {
  Deployment: {
    readonly replicas?: number;
    readonly strategy: { readonly type: string };
    readonly selector: Selector;
    readonly template: PodTemplate;
  };
  Service: {
    readonly selector: Labels;
    readonly ports: readonly { readonly port: number; readonly targetPort: string }[];
  };
  NetworkPolicy: {
    readonly podSelector: Selector;
    readonly policyTypes: readonly string[];
    readonly ingress?: readonly { readonly from?: readonly Peer[]; readonly ports?: readonly Port[] }[];
    readonly egress?: readonly { readonly to?: readonly Peer[]; readonly ports?: readonly Port[] }[];
  };
  Ingress: {
    readonly ingressClassName?: string;
    readonly tls?: readonly { readonly hosts?: readonly string[]; readonly secretName: string }[];
    readonly rules: readonly {
      readonly host?: string;
      readonly http: {
        readonly paths: readonly {
          readonly path: string;
          readonly backend: { readonly service: { readonly name: string } };
        }[];
      };
    }[];
  };
  HTTPRoute: {
    readonly parentRefs: readonly { readonly name: string; readonly namespace?: string }[];
    readonly hostnames?: readonly string[];
    readonly rules: readonly {
      readonly matches: readonly { readonly path: { readonly type: string; readonly value: string } }[];
      readonly backendRefs: readonly { readonly name: string; readonly port: number }[];
      readonly timeouts?: { readonly request: string };
    }[];
  };
  PersistentVolumeClaim: { readonly accessModes: readonly string[] };
  Job: { readonly template: PodTemplate };
  ServiceAccount: never;
  PodDisruptionBudget: { readonly selector: Selector };
  HorizontalPodAutoscaler: {
    readonly scaleTargetRef: { readonly name: string };
    readonly minReplicas: number;
    readonly maxReplicas: number;
  };
  ScaledObject: {
    readonly scaleTargetRef: { readonly name: string };
    readonly minReplicaCount: number;
    readonly fallback: { readonly replicas: number; readonly behavior?: string };
    readonly triggers: readonly {
      readonly metadata: { readonly query: string; readonly threshold: string };
    }[];
  };
  ExternalSecret: {
    readonly target: { readonly name: string };
    readonly data: readonly {
      readonly secretKey: string;
      readonly remoteRef: { readonly property: string };
    }[];
  };
  PrometheusRule: {
    readonly groups: readonly {
      readonly rules: readonly { readonly alert: string; readonly expr: string; readonly labels: Labels }[];
    }[];
  };
  PodMonitor: { readonly podMetricsEndpoints: readonly { readonly port: string }[] };
  User: object;
  Permission: {
    readonly userReference: { readonly name: string };
    readonly permissions: Readonly<Record<'configure' | 'write' | 'read', string>>;
  };
  TopicPermission: {
    readonly userReference: { readonly name: string };
    readonly permissions: Readonly<Record<'exchange' | 'write' | 'read', string>>;
  };
  MongoDBCommunity: {
    readonly users: readonly {
      readonly name: string;
      readonly passwordSecretRef: { readonly name: string; readonly key: string };
      readonly roles: readonly { readonly name: string; readonly db: string }[];
    }[];
  };
}

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string };
}

interface Port {
  readonly port: number;
}

/** The manifests of a kind, in order. */
export const ofKind = <K extends keyof Kinds>(all: readonly Manifest[], kind: K): Manifest<Kinds[K]>[] =>
  all.filter((one) => one.kind === kind) as Manifest<Kinds[K]>[];

/** Whether labels are those that a selector asks for. */
export const chooses = ({ matchLabels = {} }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value);
