/** The original texts behind each translated element, by removed text node. */
const translated = new WeakMap<Node, Map<Node, string>>();
const homes = new WeakMap<Node, Node>();
const others = new WeakSet<Node>();
const observer = new MutationObserver(follow);
let held: { page: HTMLElement; given: Set<Node> } | undefined;

/**
 * Translators replace text nodes with `<font>` elements or new text nodes. React would fail to remove the
 * old ones or insert beside them, and would update hidden text. So each goes back into the page, empty,
 * beside its translation. When React changes anything there, the element gets its original texts back and
 * the browser translates it again.
 */
export function watchTranslation(): void {
  observer.observe(document, { childList: true, characterDataOldValue: true, subtree: true });
}

export function holdTranslation(page: HTMLElement): () => void {
  follow(observer.takeRecords());
  for (const { parentNode } of page.querySelectorAll('font'))
    if (parentNode && translated.has(parentNode)) giveBack(parentNode);
  held = { page, given: new Set() };
  return () => {
    held = undefined;
    if (!page.hasAttribute('translate')) return;
    page.removeAttribute('translate');
    offerTexts(page);
  };
}

function follow(changes: readonly MutationRecord[]): void {
  const fonts = new Map<Node, Node>();
  for (const change of changes) {
    const { target, addedNodes } = change;
    if (isExchange(change)) for (const node of addedNodes) others.add(node);
    if (!isFont(target)) for (const node of addedNodes) if (isTranslation(node)) fonts.set(node, target);
  }
  const parents = new Set(fonts.values());
  for (const parent of changedByPage(changes, parents)) giveBack(parent, fonts);
  if (parents.size === 0) return;
  const before = new Map<Node, string | null>();
  for (const change of changes.toReversed()) {
    if (change.type === 'characterData') before.set(change.target, change.oldValue);
    else if (parents.has(change.target)) takeBack(change, before);
  }
  for (const parent of parents) {
    // Only once: a browser that ignores `translate` would loop.
    if (!held?.page.contains(parent) || held.given.has(parent)) continue;
    held.given.add(parent);
    held.page.translate = false;
    giveBack(parent);
  }
  observer.takeRecords();
}

/** The translated elements that the page itself changed; a changed text is no longer missing. */
function changedByPage(changes: readonly MutationRecord[], parents: ReadonlySet<Node>): Set<Node> {
  const changed = new Set<Node>();
  for (const { type, target, removedNodes } of changes) {
    const home = homes.get(target);
    if (type === 'childList') {
      const texts = translated.get(target);
      if (texts && (!parents.has(target) || [...removedNodes].some((node) => texts.has(node))))
        changed.add(target);
    } else if (home && translated.get(home)?.delete(target)) changed.add(home);
  }
  return changed;
}

function takeBack(
  { target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord,
  before: ReadonlyMap<Node, string | null>,
): void {
  const beside = [...addedNodes, previousSibling, nextSibling];
  const isThere = (node: Node | null | undefined) => node?.parentNode === target;
  const last = addedNodes.item(addedNodes.length - 1) ?? previousSibling;
  const texts = translated.get(target) ?? new Map<Node, string>();
  translated.set(target, texts);
  for (const node of removedNodes) {
    if (!(node instanceof Text) || node.parentNode === target || texts.has(node)) continue;
    const text = before.get(node) ?? node.data;
    const isTakenOut = [...beside, node.parentNode].some((other) => other && isTranslation(other));
    if (text === '' || !isTakenOut) continue;
    node.replaceWith(node.cloneNode());
    texts.set(node, text);
    homes.set(node, target);
    node.data = '';
    target.insertBefore(
      node,
      isThere(nextSibling) ? nextSibling : isThere(last) ? (last?.nextSibling ?? null) : null,
    );
  }
}

function giveBack(parent: Node, except?: ReadonlyMap<Node, Node>): void {
  const fonts = [...parent.childNodes].filter((child) => isTranslation(child) && !except?.has(child));
  for (const font of fonts) parent.removeChild(font);
  for (const [node, text] of translated.get(parent) ?? [])
    if (node.parentNode === parent) node.nodeValue = text;
  translated.delete(parent);
  observer.takeRecords();
}

/** Makes the browser translate texts that it skipped. */
function offerTexts(element: HTMLElement): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentNode, nextSibling } = text;
    parentNode?.removeChild(text);
    parentNode?.insertBefore(text, nextSibling);
  }
}

/**
 * React edits text in place: text written over a translation removes two nodes, the translation and the
 * original.
 */
function isExchange({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const isText = (node: Node) => node instanceof Text;
  return (
    removedNodes.length === 1 &&
    addedNodes.length > 0 &&
    !isFont(target) &&
    [...removedNodes, ...addedNodes].every(isText)
  );
}

function isTranslation(node: Node): boolean {
  return isFont(node) || others.has(node);
}

function isFont(node: Node): boolean {
  return node.nodeName === 'FONT';
}
