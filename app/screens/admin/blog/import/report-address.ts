import { apiPaths, paths } from '../../../../../contract/paths.ts';

/** The screen that shows a report. */
export function reportAddress(id: string): string {
  return `${paths.adminBlogImport}?${new URLSearchParams({ report: id })}`;
}

/** The call that answers a report. */
export function reportCall(id: string): string {
  return `${apiPaths.blogImportReports}/${encodeURIComponent(id)}`;
}
