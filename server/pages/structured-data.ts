/**
 * Writes the graph that a page's loader left (app/seo/describe-page.ts) into the head of its document. There it
 * costs no JavaScript: React does not know of it.
 *
 * @param page any answer; one that is not a document is returned as it is
 */
export async function withStructuredData(page: Response, graph: object): Promise<Response> {
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page;
  const html = await page.text();
  // Nothing in a text may end the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  const element = `<script type="application/ld+json">${json}</script>`;
  return new Response(
    html.replace('</head>', () => `${element}</head>`),
    page,
  );
}
