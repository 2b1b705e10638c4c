import { type PageDescription, pageMeta } from '../../head/page-meta.ts';

/** The head of a staff screen, apart from admin-page.ts, which only the server loads. */
export const meta = ({ loaderData }: { loaderData: { page: PageDescription } }) => pageMeta(loaderData.page);

/** The filters are in the query, which no loader reads. */
export const shouldRevalidate = () => false;
