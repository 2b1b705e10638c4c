import { data } from 'react-router';
import { notFound } from '../../../content/interface/not-found.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { NotFoundLinks } from '../../sections/not-found-links.tsx';
import type { Route } from './+types/route';

export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname;
  return data({ page: describePage(context, { path, seo: notFound.seo, exists: false }) }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export default function NotFound() {
  return (
    <div className="page band">
      <div className="measure border-t-2 border-action pt-8">
        <h1 className="text-3xl">{notFound.heading}</h1>
        <p className="mt-4 text-lg text-muted">{notFound.text}</p>
        <p className="mt-4">{notFound.help}</p>
      </div>
      <NotFoundLinks />
    </div>
  );
}
