/** One row of what is learned from. */
export interface Sample {
  readonly features: Float64Array;
  /** 0 up to the number of classes. */
  readonly label: number;
  readonly weight: number;
}

/** For each class its weights, the bias last. */
export type Model = readonly Float64Array[];

interface Options {
  readonly classes: number;
  /** How strongly each feature's weight is pulled toward zero. */
  readonly penalties: Float64Array;
}

const ROUNDS = 200;
const MEMORY = 10;
const ENOUGH = 1e-6;

/** Multinomial, each class of equal weight, by L-BFGS. Features are taken as they are: standardize them first. */
export const fit = (samples: readonly Sample[], { classes, penalties }: Options): Model => {
  const width = penalties.length + 1;
  const balance = balanceOf(samples, classes);
  const loss = (point: Float64Array, gradient: Float64Array): number => {
    gradient.fill(0);
    let total = 0;
    for (const { features, label, weight } of samples) {
      const chances = softmax(logitsAt(point, features, classes));
      const factor = weight * (balance[label] ?? 0);
      total -= factor * Math.log(Math.max(chances[label] ?? 0, 1e-300));
      for (let k = 0; k < classes; k++) {
        const error = factor * ((chances[k] ?? 0) - (k === label ? 1 : 0));
        const from = k * width;
        for (let j = 0; j < features.length; j++) add(gradient, from + j, error * (features[j] ?? 0));
        add(gradient, from + width - 1, error);
      }
    }
    for (let k = 0; k < classes; k++)
      for (const [j, penalty] of penalties.entries()) {
        const value = point[k * width + j] ?? 0;
        total += (penalty * value * value) / 2;
        add(gradient, k * width + j, penalty * value);
      }
    return total;
  };
  const best = minimize(loss, new Float64Array(classes * width));
  return Array.from({ length: classes }, (_, k) => best.slice(k * width, (k + 1) * width));
};

export const logitsOf = (model: Model, features: Float64Array): number[] =>
  model.map((weights) => {
    let sum = weights[features.length] ?? 0;
    for (let j = 0; j < features.length; j++) sum += (weights[j] ?? 0) * (features[j] ?? 0);
    return sum;
  });

const logitsAt = (point: Float64Array, features: Float64Array, classes: number): number[] => {
  const width = features.length + 1;
  return Array.from({ length: classes }, (_, k) => {
    let sum = point[(k + 1) * width - 1] ?? 0;
    for (let j = 0; j < features.length; j++) sum += (point[k * width + j] ?? 0) * (features[j] ?? 0);
    return sum;
  });
};

const softmax = (logits: readonly number[]): number[] => {
  const max = Math.max(...logits);
  const raised = logits.map((logit) => Math.exp(logit - max));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
};

const balanceOf = (samples: readonly Sample[], classes: number): number[] => {
  const totals = Array.from({ length: classes }, (_, k) =>
    samples.reduce((sum, { label, weight }) => sum + (label === k ? weight : 0), 0),
  );
  const all = totals.reduce((sum, one) => sum + one, 0);
  return totals.map((total) => all / (classes * total));
};

type Loss = (point: Float64Array, gradient: Float64Array) => number;

const minimize = (loss: Loss, start: Float64Array): Float64Array => {
  const history: { moved: Float64Array; turned: Float64Array }[] = [];
  const gradient = new Float64Array(start.length);
  let point = start;
  let value = loss(point, gradient);
  for (let round = 0; round < ROUNDS; round++) {
    const [from, slope] = [point, gradient.slice()];
    const direction = directionOf(slope, history);
    const steepness = dot(slope, direction);
    let [step, next] = [1, value];
    do {
      point = from.map((one, at) => one - step * (direction[at] ?? 0));
      next = loss(point, gradient);
      step /= 2;
    } while (next > value - 1e-4 * step * steepness && step > 1e-8);
    const delta = point.map((one, at) => one - (from[at] ?? 0));
    const turned = gradient.map((one, at) => one - (slope[at] ?? 0));
    if (dot(delta, turned) > 1e-10) history.push({ moved: delta, turned });
    if (history.length > MEMORY) history.shift();
    if (Math.abs(value - next) < ENOUGH * Math.abs(next)) break;
    value = next;
  }
  return point;
};

/** The gradient, turned by what the last steps showed of the curvature. */
const directionOf = (
  gradient: Float64Array,
  history: readonly { readonly moved: Float64Array; readonly turned: Float64Array }[],
): Float64Array => {
  const direction = gradient.slice();
  const shares = history.toReversed().map(({ moved, turned }) => {
    const share = dot(moved, direction) / dot(turned, moved);
    for (const [at, one] of turned.entries()) add(direction, at, -share * one);
    return share;
  });
  const last = history.at(-1);
  const scale = last ? dot(last.moved, last.turned) / dot(last.turned, last.turned) : 1e-3;
  for (const at of direction.keys()) direction[at] = (direction[at] ?? 0) * scale;
  for (const [index, { moved, turned }] of history.entries()) {
    const share = (shares[history.length - 1 - index] ?? 0) - dot(turned, direction) / dot(turned, moved);
    for (const [at, one] of moved.entries()) add(direction, at, share * one);
  }
  return direction;
};

const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

const add = (to: Float64Array, at: number, value: number): void => {
  to[at] = (to[at] ?? 0) + value;
};
