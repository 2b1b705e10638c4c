import { describe, expect, it } from 'vitest';
import { withStructuredData } from './structured-data.ts';

const page = (type: string, status = 200) =>
  new Response('<html><head><title>$& page</title></head><body></body></html>', {
    status,
    headers: { 'Content-Type': type },
  });

describe('structured data in a document', () => {
  it('stands at the end of the head, and no text in it can end the element', async () => {
    const graph = { name: '</script><script>alert("$&")</script>' };
    const answer = await withStructuredData(page('text/html; charset=utf-8', 404), graph);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(graph);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('<title>$& page</title>');
  });

  it('is not written into what is no document', async () => {
    expect(await (await withStructuredData(page('text/x-script'), {})).text()).not.toContain('ld+json');
  });
});
