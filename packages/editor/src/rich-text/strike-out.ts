/** Strikes out all words that an element holds, in whatever blocks. */
export function strikeOut(element: Element): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
  for (const text of texts.filter(({ textContent }) => textContent?.trim())) {
    const struck = element.ownerDocument.createElement('s');
    text.replaceWith(struck);
    struck.append(text);
  }
}
