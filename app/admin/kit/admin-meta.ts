import { type PageDescription, pageMeta } from '../../head/page-meta.ts';

/** The head of a staff screen, apart from admin-page.ts, which only the server loads. */
export const meta = ({ loaderData }: { loaderData: { page: PageDescription } }) => pageMeta(loaderData.page);

/** No loader's data changes while the page is open: the filters are in the query, which none reads. */
export const shouldRevalidate = () => false;
