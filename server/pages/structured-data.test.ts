import { expect, it } from 'vitest';
import { withStructuredData } from './structured-data.ts';

it('stands at the end of the head, and no text in it can end the element', () => {
  const graph = { name: '</script><script>alert("$&")</script>' };
  const html = withStructuredData(
    '<html><head><title>$& page</title></head><body></head></body></html>',
    graph,
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script><\/head><body>/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(graph);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<title>$& page</title>');
});
