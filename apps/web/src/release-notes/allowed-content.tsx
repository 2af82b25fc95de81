import { createElement, Fragment, type ReactNode } from 'react';

/** The only elements that release notes may use; everything else keeps its text and loses its tag. */
const allowed = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'code']);
/** These lose their text too. */
const dropped = new Set(['script', 'style', 'template', 'title', 'h1', 'iframe', 'object', 'noscript']);

/** Turns parsed markup into React elements by an allow-list; attributes never pass. */
export function allowedContent(parent: ParentNode): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const name = node.localName;
    if (dropped.has(name)) return null;
    if (name === 'br') return createElement('br', { key: index });
    const children = allowedContent(node);
    return allowed.has(name) ? createElement(name, { key: index }, ...children) : createElement(Fragment, { key: index }, ...children);
  });
}
