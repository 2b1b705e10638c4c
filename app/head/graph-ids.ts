import { paths } from '../../contract/paths.ts';

/** The `@id`s by which the nodes of a page's graph refer to each other. */
export function graphIds(siteUrl: string) {
  return {
    firm: `${siteUrl}/#firm`,
    /** @param index the number of the group of days with the same times */
    hours: (index: number) => `${siteUrl}/#hours${index === 0 ? '' : `-${index + 1}`}`,
    website: `${siteUrl}/#website`,
    office: (key: string) => `${siteUrl}/#office-${key}`,
    attorney: (slug: string) => `${siteUrl}${paths.attorneys}#${slug}`,
    page: (path: string) => `${siteUrl}${path}#page`,
    breadcrumbs: (path: string) => `${siteUrl}${path}#breadcrumbs`,
    picture: (path: string) => `${siteUrl}${path}#picture`,
    /** A node that only one page describes. */
    onPage: (path: string, name: string) => `${siteUrl}${path}#${name}`,
  };
}

export type GraphIds = ReturnType<typeof graphIds>;
