/**
 * Keeps the texts of React alive while the browser translates the page. A translator replaces each text node by a
 * `<font>` with the translation. React knows only the text node: its updates would change nothing on the page, and its
 * removal would throw (facebook/react#11538).
 */

const standIns = new WeakMap<Node, Element>(); // by the text node that React holds
const knownFonts = new WeakSet<Node>();
let isPatched = false;

/** The element of a translator in this place. A text that it moved into its `<font>` is found too. */
function findStandIn(parent: Node, child: Node): Node | null {
  let node: Node | null = standIns.get(child) ?? child;
  while (node !== null && node.parentNode !== parent) node = node.parentNode;
  return node;
}

/** Lets React remove a text, and insert before it, although something else stands in its place. */
function patchNode(): void {
  if (isPatched) return;
  isPatched = true;
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const standIn = child.parentNode === this ? child : (findStandIn(this, child) ?? child);
    removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isInPlace = before === null || before.parentNode === this;
    insertBefore.call(this, node, isInPlace ? before : (findStandIn(this, before) ?? before));
    return node;
  };
}

/** The new `<font>` that a mutation put in the place of a text; null: it was removed for another reason. */
function findFont({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  const neighbours = [...addedNodes, previousSibling, nextSibling];
  const font = neighbours.find((node) => node?.nodeName === 'FONT' && !knownFonts.has(node));
  return font instanceof Element ? font : null;
}

/** Watches the page for translations of its texts. */
export function followPageTranslation(root: Node): void {
  // React puts a changed text back in its place, and the translator translates it once more.
  const updates = new MutationObserver((mutations) => {
    for (const { target } of mutations) {
      const standIn = standIns.get(target);
      standIns.delete(target);
      standIn?.replaceWith(target);
    }
  });
  const translations = new MutationObserver((mutations) => {
    for (const mutation of mutations)
      for (const removed of mutation.removedNodes) {
        if (removed.nodeType !== Node.TEXT_NODE) continue;
        const font = findFont(mutation);
        if (font === null) continue;
        patchNode();
        knownFonts.add(font);
        if (removed.parentNode !== null) continue; // it moved into the element
        standIns.set(removed, font);
        updates.observe(removed, { characterData: true });
      }
  });
  translations.observe(root, { childList: true, subtree: true });
}
