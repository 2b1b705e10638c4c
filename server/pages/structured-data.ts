/**
 * Writes the graph that a page's loader left (app/seo/describe-page.ts) into the head of its document. There it
 * costs no JavaScript: React does not know of it.
 */
export function withStructuredData(html: string, graph: object): string {
  // Nothing in a text may end the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`);
}
