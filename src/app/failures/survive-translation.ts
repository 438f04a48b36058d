/**
 * A browser that translates the page, and some extensions, replace the texts that React has made. React then fails to
 * remove such a text or to insert something before it, and the whole page goes (facebook/react#11538). From now on the
 * text stays where it is, and what is inserted comes last.
 */
export function surviveTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node as `this`
  const {insertBefore, removeChild} = Node.prototype
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    next: Node | null,
  ): Inserted {
    insertBefore.call(this, node, next?.parentNode === this ? next : null)
    return node
  }
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed): Removed {
    if (node.parentNode === this) removeChild.call(this, node)
    return node
  }
}
