import { data } from 'react-router';
import { happenedPages } from '#law/what-happened/pages.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { notFound } from '../../../content/interface/not-found.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { QuickExit } from '../../frame/quick-exit.tsx';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { stepNodes } from '../../head/structured-data-steps.ts';
import { existingLinks } from '../../sections/existing-links.ts';
import { HelpNow } from '../../sections/help-now.tsx';
import { NotFoundLinks } from '../../sections/not-found-links.tsx';
import type { Route } from './+types/route';
import { Columns } from './sections/columns.tsx';
import { FurtherLinks } from './sections/further-links.tsx';
import { Tonight } from './sections/tonight.tsx';

/** Loads one page; the texts of the others stay on the server. */
export async function loader({ params: { event }, context }: Route.LoaderArgs) {
  const path = paths.whatHappened(event);
  const found = happenedPages.find(({ slug }) => slug === event);
  if (!found) {
    const page = describePage(context, { path, seo: notFound.seo, exists: false });
    return data({ page, found: null }, { status: 404 });
  }
  const { seo, ...content } = found;
  const trail = [...breadcrumbs.whatHappened, { label: found.name, href: path }];
  const page = describePage(context, { path, seo, trail, nodes: stepNodes(found) });
  const reading = await existingLinks(content.reading, context.get(pageRequestContext).blog);
  return data({ page, found: { content: { ...content, reading }, trail } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The page of one answer: tonight, this month, and what it may cost. */
export default function WhatHappened({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) {
    return (
      <div className="page band">
        <h1 className="text-3xl">{notFound.heading}</h1>
        <NotFoundLinks />
      </div>
    );
  }
  const { content, trail } = found;
  return (
    <>
      <QuickExit urgent={content.help !== undefined} />
      {content.help && (
        <div className="border-line border-b bg-panel">
          <div className="page py-4">
            <HelpNow about={content.help} shape="first" />
          </div>
        </div>
      )}
      <Tonight content={content} trail={trail} />
      <Columns content={content} />
      <FurtherLinks content={content} />
    </>
  );
}
