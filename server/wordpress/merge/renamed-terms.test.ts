import { expect, it } from 'vitest';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { describeEachDatabase, type TestDatabase } from '../../../tests/support/each-database.ts';
import { openImportSite } from '../../../tests/support/import-site.ts';

const exported = (id: number, categories: readonly string[], content = '<p>Text</p>', modified = 1) =>
  `<item><title>Post ${id}</title><link>http://old.example/post-${id}/</link><dc:creator>mara</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2024-05-01 12:00:00</wp:post_date_gmt><wp:post_modified_gmt>2024-06-0${modified} 12:00:00</wp:post_modified_gmt>
<wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
${categories.map((name) => `<category domain="category" nicename="${name.toLowerCase()}">${name}</category>`).join('')}</item>`;
const file = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old site</title><link>http://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>http://old.example</wp:base_blog_url>${items.join('')}</channel></rss>`;

async function openSite(connection: TestDatabase) {
  let meanwhile: () => Promise<unknown> = async () => {};
  const site = await openImportSite({
    connection,
    intercept(_, response, url) {
      if (url.pathname !== '/wp-content/slow.jpg') return false;
      meanwhile().then(
        () => response.writeHead(404).end(),
        (error: Error) => response.destroy(error),
      );
      return true;
    },
  });
  const headers = { ...site.headers, 'Content-Type': 'application/json' };
  async function call(method: string, path: string, body: object | null = null): Promise<void> {
    const answer = await site.send(method, path, { headers, body: body && JSON.stringify(body) });
    expect(answer.ok, await answer.text()).toBe(true);
  }
  const rename = (kind: string, key: string, name: string) =>
    call('POST', `${staffApiPaths.adminTerms}/rename`, { kind, key, name });
  async function names(wpId: number) {
    const { author, categories } = (await site.posts()).get(wpId) ?? {};
    return { author, categories: JSON.parse(categories ?? '[]') };
  }
  const slowPicture = `<img src="${site.wordpress.url}/wp-content/slow.jpg">`;
  return {
    ...site,
    ...{ call, rename, names, slowPicture },
    /** @param work done while the slow picture is asked for */
    during(work: () => Promise<unknown>) {
      meanwhile = work;
    },
  };
}

describeEachDatabase('a term that is renamed', (open) => {
  it('while an import runs has its new name in the posts of that import', async () => {
    const site = await openSite(await open());
    await site.fromFile(file(exported(1, ['Custody']), exported(2, ['Custody'])));
    site.during(async () => {
      await site.rename('category', 'custody', 'Child Custody');
      await site.rename('author', 'mara', 'Mara Quill');
    });
    const again = file(
      exported(1, ['Custody'], undefined, 2),
      exported(2, ['Custody'], '<p>New</p>'),
      exported(3, ['Custody'], site.slowPicture),
    );
    expect(await site.report(await site.fromFile(again))).toMatchObject({ created: 1, failed: 0 });
    const renamed = { author: 'Mara Quill', categories: ['Child Custody'] };
    expect([await site.names(1), await site.names(2), await site.names(3)]).toEqual(Array(3).fill(renamed));

    const more = [1, 2, 3].map((id) => exported(id, ['Custody', 'Support']));
    expect(await site.report(await site.fromFile(file(...more)))).toMatchObject({
      updated: 3,
      conflicts: [],
    });
    expect((await site.names(1)).categories).toEqual(['Child Custody', 'Support']);
  });

  it('while its post is deleted is no conflict of the restored post', async () => {
    const site = await openSite(await open());
    await site.fromFile(file(exported(1, ['Custody']), exported(2, ['Custody'])));
    const id = (await site.posts()).get(1)?.id ?? '';
    await site.call('DELETE', `${staffApiPaths.adminPosts}/${id}`);
    await site.rename('category', 'custody', 'Child Custody');
    await site.rename('author', 'mara', 'Mara Quill');
    await site.call('POST', staffApiPaths.adminPostRestore(id));
    const more = file(exported(1, ['Custody', 'Support']));
    expect(await site.report(await site.fromFile(more))).toMatchObject({ updated: 1, conflicts: [] });
    expect((await site.names(1)).categories).toEqual(['Child Custody', 'Support']);
  });
});
