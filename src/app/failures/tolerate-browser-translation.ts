/**
 * A browser that translates the page, and some extensions, replace the texts that React has made. React then fails to
 * remove such a text or to insert something before it, and the whole page goes. From now on the text stays where it is,
 * and what would be inserted before it comes last (docs/decisions/0022-translated-pages.md).
 */
export function tolerateBrowserTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node as `this`
  const {insertBefore, removeChild} = Node.prototype
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    next: Node | null,
  ): Inserted {
    insertBefore.call(this, node, next && isReplacedText(next, this) ? null : next)
    return node
  }
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed): Removed {
    if (!isReplacedText(node, this)) removeChild.call(this, node)
    return node
  }
}

/** Whether a node is a text that is no longer in the element in which React has put it. */
function isReplacedText(node: Node, parent: Node): boolean {
  return node instanceof Text && node.parentNode !== parent
}
