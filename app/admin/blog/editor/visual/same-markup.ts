/** Elements in which white space between children is not rendered. */
const SPACELESS = 'ul, ol, figure, blockquote, li:has(> ul, > ol), table, thead, tbody, tr';
const LINES = 'p, h2, h3, h4, h5, h6, li, figcaption, blockquote, td, th';

/** Compares elements, attributes and text, ignoring white space that is not rendered. */
export function isSameMarkup(a: Element, b: Element): boolean {
  return normalized(a).isEqualNode(normalized(b));
}

/** A copy with collapsed white space, trimmed at the ends of lines. */
function normalized(element: Element): Element {
  const holder = element.ownerDocument.createElement('div');
  const copy = holder.appendChild(element.cloneNode(true)) as Element;
  for (const text of textsIn(copy)) {
    if (text.parentElement?.closest('pre')) continue;
    text.data = text.data.replace(/[ \t\r\n\f]+/g, ' ');
  }
  for (const parent of [copy, ...copy.querySelectorAll('*')]) {
    if (parent.matches(SPACELESS)) {
      for (const child of [...parent.childNodes]) {
        if (child instanceof Text && child.data.trim() === '') child.remove();
      }
    }
    if (!parent.matches(LINES)) continue;
    const [first, last] = [parent.firstChild, parent.lastChild];
    if (first instanceof Text) first.data = first.data.trimStart();
    if (last instanceof Text) last.data = last.data.trimEnd();
    for (const list of parent.querySelectorAll(':scope > ul, :scope > ol')) {
      if (list.previousSibling instanceof Text) {
        list.previousSibling.data = list.previousSibling.data.trimEnd();
      }
    }
  }
  copy.normalize();
  return copy;
}

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
