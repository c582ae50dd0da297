import type { CDPSession } from 'playwright-core';

/** A node of an engine's accessibility tree, with ARIA's names of roles and states. */
export interface TreeNode {
  role: string;
  name: string;
  /** Such as `checked`, `level 2` or `live polite`. */
  states: string[];
  children: TreeNode[];
}

/** Roles whose name is all that their content says. */
const NAMED = new Set([
  'button',
  'link',
  'heading',
  'option',
  'tab',
  'menuitem',
  'switch',
  'radio',
  'checkbox',
  'image',
]);
/** Roles without meaning of their own. */
const PLAIN = new Set([
  '',
  'generic',
  'none',
  'presentation',
  'paragraph',
  'label',
  'strong',
  'emphasis',
  'mark',
  'sectionheader',
  'sectionfooter',
]);
/** Firefox names them by what's in them. */
const UNNAMED = new Set(['listitem', 'definition']);

/** What a screen reader gets, one line a node: role, name and states; text that no name has is joined. */
export function linesOf(root: TreeNode): string[] {
  const lines: string[] = [];
  let text = '';
  const flush = (depth: number) => {
    if (text.trim()) lines.push(`${'  '.repeat(depth)}${bare(text)}`);
    text = '';
  };
  const walk = (node: TreeNode, depth: number) => {
    if (node.role === 'text') {
      text += ` ${node.name}`;
      return;
    }
    const isPlain = PLAIN.has(node.role) && node.states.length === 0;
    if (isPlain) {
      for (const child of node.children) walk(child, depth);
      return;
    }
    flush(depth);
    const name = UNNAMED.has(node.role) ? '' : bare(node.name);
    lines.push(
      [
        '  '.repeat(depth) + node.role,
        name && `“${name}”`,
        ...node.states.toSorted().map((one) => `[${one}]`),
      ]
        .filter(Boolean)
        .join(' '),
    );
    if (NAMED.has(node.role)) return;
    for (const child of node.children) walk(child, depth + 1);
    flush(depth + 1);
  };
  walk(root, 0);
  flush(0);
  return lines;
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

interface ChromiumNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Chromium's tree, which its developer tools show. */
export async function chromiumTree(session: CDPSession): Promise<TreeNode> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: ChromiumNode[] };
  const byId = new Map(nodes.map((one) => [one.nodeId, one]));
  const childrenOf = ({ childIds = [] }: ChromiumNode): TreeNode[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id);
      if (!child || child.role?.value === 'InlineTextBox') return [];
      return child.ignored ? childrenOf(child) : [read(child)];
    });
  const read = (node: ChromiumNode): TreeNode => ({
    role: CHROMIUM_ROLES[node.role?.value ?? ''] ?? node.role?.value ?? '',
    name: node.name?.value ?? '',
    states: statesOf(node),
    children: childrenOf(node),
  });
  const [root] = nodes;
  if (!root) throw new Error('Chromium has no accessibility tree.');
  return read(root);
}

const CHROMIUM_ROLES: Readonly<Record<string, string>> = {
  RootWebArea: 'document',
  StaticText: 'text',
  LabelText: 'label',
  SvgRoot: 'image',
  DisclosureTriangle: 'summary',
  DescriptionList: 'definitionlist',
  MenuListPopup: 'listbox',
  Legend: 'generic',
};

function statesOf({ role, properties = [] }: ChromiumNode): string[] {
  const isWithinRegion = properties.some(({ name }) => name === 'root');
  return properties.flatMap(({ name, value: { value } }) => {
    switch (name) {
      case 'level':
        return role?.value === 'heading' ? [`level ${String(value)}`] : [];
      case 'live':
        return isWithinRegion ? [] : [`live ${String(value)}`];
      case 'checked':
      case 'pressed':
        return value === 'true' ? [name] : value === 'mixed' ? [`${name} mixed`] : [];
      case 'expanded':
        return [value === true ? 'expanded' : 'collapsed'];
      case 'disabled':
      case 'selected':
      case 'required':
        return value === true ? [name] : [];
      case 'invalid':
        return value === 'true' ? [name] : [];
      default:
        return [];
    }
  });
}
