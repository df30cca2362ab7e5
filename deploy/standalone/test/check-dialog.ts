import type { Page } from '@playwright/test';

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

const CONTROLS = new Set([
  ...[
    'button',
    'link',
    'textbox',
    'searchbox',
    'checkbox',
    'radio',
    'combobox',
    'tab',
    'slider',
    'spinbutton',
  ],
  ...['switch', 'listbox'],
]);
/** The cross and the button below do the same. */
const CLOSE = 'button “Close”';
/** The text that distinguishes controls with the same name. */
const GROUPS = new Set(['listitem', 'row', 'group', 'region', 'radiogroup', 'tabpanel', 'article']);

/** Faults of the open modal dialog for screen readers, read from the browser's accessibility tree. */
export async function dialogProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const dialog = nodes.findLast(
    (node) => !node.ignored && node.role?.value === 'dialog' && propertyOf(node, 'modal') === true,
  );
  if (!dialog) return [];
  const name = nameOf(dialog);
  const inside = descendantsOf(dialog, byId, '');
  const heading = inside.find(({ node }) => node.role?.value === 'heading')?.node;
  const isTitled = heading && nameOf(heading) === name && propertyOf(heading, 'level') === 2;
  const controls = inside.filter(({ node }) => !node.ignored && CONTROLS.has(String(node.role?.value)));
  const texts = controls.map(({ node }) => `${node.role?.value} “${nameOf(node)}”`);
  const keys = controls.map(({ group }, at) => `${group} ${texts[at]}`);
  return [
    ...(name === '' ? ['a dialog has no name'] : []),
    ...(isTitled ? [] : [`“${name}” has no heading of level 2 with its name`]),
    ...controls
      .filter(({ node }) => nameOf(node) === '')
      .map(({ node }) => `a ${node.role?.value} has no name`),
    ...texts
      .filter((text, at) => text !== CLOSE && keys.indexOf(keys[at] ?? '') < at)
      .map((text) => `there is more than one ${text}`),
  ];
}

const nameOf = ({ name }: AxNode): string => String(name?.value ?? '').trim();

const propertyOf = ({ properties = [] }: AxNode, wanted: string): unknown =>
  properties.find(({ name }) => name === wanted)?.value.value;

interface Inside {
  readonly node: AxNode;
  /** The id of the closest group that it is in. */
  readonly group: string;
}

function descendantsOf(node: AxNode, byId: ReadonlyMap<string, AxNode>, group: string): Inside[] {
  return (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    if (!child) return [];
    const isGroup = !child.ignored && GROUPS.has(String(child.role?.value));
    return [{ node: child, group }, ...descendantsOf(child, byId, isGroup ? child.nodeId : group)];
  });
}
