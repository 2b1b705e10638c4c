import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { storedHtml } from '../../server/blog/html/stored-html.ts';
import { readArticle } from '../../server/blog/sample-articles.ts';
import { convertContent } from '../../server/wordpress/convert/convert-content.ts';

export interface StoredFixture {
  name: string;
  html: string;
}

interface WordPressAnswer {
  id: number;
  content: { rendered: string; raw: string };
}

const picture = (id: number) => ({ url: `http://127.0.0.1:8090/wp-content/uploads/${id}.jpg`, alt: '' });
const MEDIA = {
  media: async (ids: readonly number[]) => ids.map(picture),
  attachedMedia: async () => [picture(1)],
};

/**
 * The articles of content/firm/articles/ and of the captured WordPress site, as it shows them and, with other markup,
 * as it stores them.
 */
export async function storedFixtures(): Promise<StoredFixture[]> {
  const fixtures: StoredFixture[] = [];
  const written: StoredFixture[] = [];
  for await (const file of glob('content/firm/articles/*.md', { cwd: root })) {
    const { content } = readArticle(basename(file), await readFile(join(root, file), 'utf8'));
    fixtures.push({ name: file, html: storedHtml(content).content });
  }
  const answers = JSON.parse(
    await readFile(join(root, 'tests/fixtures/wordpress/rest/all-statuses.json'), 'utf8'),
  ) as WordPressAnswer[];
  for (const { id, content } of answers) {
    fixtures.push({ name: `WordPress ${id}, rendered`, html: storedHtml(content.rendered).content });
    const { html } = await convertContent(content.raw, { wpId: id, isRendered: false, source: MEDIA });
    written.push({ name: `WordPress ${id}, as written`, html: storedHtml(html).content });
  }
  const known = new Set(fixtures.flatMap(({ html }) => tagsOf(html)));
  for (const fixture of written) {
    const tags = tagsOf(fixture.html);
    if (tags.some((tag) => !known.has(tag))) fixtures.push(fixture);
    for (const tag of tags) known.add(tag);
  }
  return fixtures;
}

/** The tags of an article without the values of their attributes, classes aside. */
function tagsOf(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  return tags.map((tag) => tag.replace(/(?<!class)="[^"]*"/g, '').replace(/\d+/g, ''));
}
