import { mediaPage } from '#firm/pages/media.ts';
import { pressArticles } from '#firm/press.ts';
import { mediaLabels } from '../../../../content/interface/media-page.ts';
import type { PressArticle } from '../../../../content/schema/media.ts';
import { ArticleCard } from './article-card.tsx';
import { Group } from './group.tsx';
import styles from './press.module.css';

const groups: readonly PressArticle['category'][] = ['high-profile', 'recent', 'historic'];

function Articles({ category }: { category: PressArticle['category'] }) {
  const articles = pressArticles.filter((article) => article.category === category);
  if (articles.length === 0) return null;
  return (
    <Group
      id={`${category}-press`}
      heading={mediaPage.press.groups[category]}
      count={articles.length}
      folded={category === 'historic'}
    >
      <ul className={`${styles.press} grid gap-x-14 md:grid-cols-2`}>
        {articles.map((article) => (
          <ArticleCard key={article.title} article={article} />
        ))}
      </ul>
    </Group>
  );
}

export function PressCoverage() {
  const { heading } = mediaLabels.press;
  if (pressArticles.length === 0) return null;
  return (
    <section id="press" aria-labelledby="press-title" className="border-line border-t">
      <div className="page band">
        <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3">
          <h2 id="press-title" className="text-3xl">
            {heading}
          </h2>
          <p className="text-muted">{mediaPage.press.intro}</p>
        </div>
        {groups.map((category) => (
          <Articles key={category} category={category} />
        ))}
      </div>
    </section>
  );
}
