import { data } from 'react-router';
import { practiceAreaPage } from '../../../content/practice-area-page.ts';
import { paths, sidebarHeadingId } from '../../../contract/paths.ts';
import { SidebarForm } from '../../lead-forms/sidebar-form.tsx';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { PageNodes } from '../../seo/structured-data.ts';
import { videoNodes } from '../../seo/structured-data-media.ts';
import { serviceNodes } from '../../seo/structured-data-reading.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const server =
  import.meta.env.SSR || import.meta.env.DEV
    ? { ...(await import('./page.tsx')), ...(await import('./find-area.ts')) }
    : null;

export function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const found = server?.findArea(slug);
  const path = paths.practiceArea(found?.area.id ?? slug);
  if (!found) {
    const seo = { ...practiceAreaPage.notFound, noindex: true };
    return data(
      {
        page: describePage(context, { path, seo, exists: false }),
        slug,
        exists: false,
        sent: false,
        found: null,
      },
      { status: 404 },
    );
  }
  // The document has the area's texts as HTML already; they are data only for a navigation within the site.
  const asData = new URL(request.url).pathname.endsWith('.data');
  const { id, title, seo, interviews } = found.area;
  const service = serviceNodes(found.area);
  const videos = videoNodes(interviews);
  const nodes: PageNodes = (inGraph) => [...service(inGraph), ...videos(inGraph)];
  const trail = [...practiceAreaPage.breadcrumbs.links, { label: title, href: path }];
  const page = describePage(context, { path, seo, trail, nodes });
  const sent = new URL(request.url).searchParams.get('sent') === 'sidebar';
  return data({ page, slug: id, exists: true, sent, found: asData ? found : null });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [loaded, parts] = await Promise.all([serverLoader(), orDocument(import('./page.tsx'), request)]);
  return { ...loaded, parts };
}

export default function PracticeAreaScreen({ loaderData }: Route.ComponentProps) {
  const { slug, exists, sent } = loaderData;
  const parts = 'parts' in loaderData ? loaderData.parts : server;
  const found = loaderData.found ?? server?.findArea(slug);
  if (!exists) return <AsSent>{parts && <parts.NotFound />}</AsSent>;
  return (
    <>
      <AsSent>{parts && found && <parts.Opening key={slug} area={found.area} />}</AsSent>
      <div className="page band grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-24">
        <AsSent>{parts && found && <parts.Guide key={slug} area={found.area} />}</AsSent>
        <aside aria-labelledby={sidebarHeadingId} className="grid content-start gap-y-12">
          <div className="border-t-2 border-oxblood pt-6 md:max-lg:[&_form]:grid-cols-2 md:max-lg:[&_form>:has(textarea)]:col-span-2 md:max-lg:[&_form>:has(textarea)~*]:col-span-2">
            <SidebarForm sent={sent} />
          </div>
          <AsSent>{parts && found && <parts.SidebarReading key={slug} area={found.area} />}</AsSent>
        </aside>
      </div>
      <AsSent>{parts && found && <parts.Closing key={slug} {...found} />}</AsSent>
    </>
  );
}
