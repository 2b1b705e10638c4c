import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { storedHtml } from '../../server/article-html/stored-html.ts';
import { readArticle } from '../../server/blog/sample-articles.ts';

export interface StoredFixture {
  name: string;
  html: string;
}

interface WordPressAnswer {
  id: number;
  content: { rendered: string };
}

/** The articles of content/articles/ and of the captured WordPress site, as they would be stored. */
export async function storedFixtures(): Promise<StoredFixture[]> {
  const fixtures: StoredFixture[] = [];
  for await (const file of glob('content/articles/*.md', { cwd: root })) {
    const { content } = readArticle(basename(file), await readFile(join(root, file), 'utf8'));
    fixtures.push({ name: file, html: storedHtml(content).content });
  }
  const answers = JSON.parse(
    await readFile(join(root, 'tests/fixtures/wordpress/rest/all-statuses.json'), 'utf8'),
  ) as WordPressAnswer[];
  for (const { id, content } of answers) {
    fixtures.push({ name: `WordPress ${id}`, html: storedHtml(content.rendered).content });
  }
  return fixtures;
}
