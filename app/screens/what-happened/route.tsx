import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import { happenedPages } from '../../../content/what-happened/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { QuickExit } from '../../layout/quick-exit.tsx';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { stepNodes } from '../../seo/structured-data-steps.ts';
import type { Route } from './+types/route';
import { Card } from './sections/card.tsx';
import { Columns } from './sections/columns.tsx';
import { Elsewhere } from './sections/elsewhere.tsx';

/** Loads the page of the matched route; the texts of the others stay on the server. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const found = happenedPages.find(({ slug }) => paths.whatHappened(slug) === `/${pattern}/`);
  if (!found) throw new Error(`There is no page for /${pattern}/`);
  const { seo, ...content } = found;
  const path = paths.whatHappened(found.slug);
  const trail = [...breadcrumbs.home, { label: found.name, href: path }];
  return { content, trail, page: describePage(context, { path, seo, trail, nodes: stepNodes(found) }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** What to do after something has happened: a card, and three short columns. */
export default function WhatHappened({ loaderData: { content, trail } }: Route.ComponentProps) {
  return (
    <>
      {content.quickExit && <QuickExit />}
      <Card content={content} trail={trail} />
      <Columns content={content} />
      <Elsewhere content={content} />
    </>
  );
}
