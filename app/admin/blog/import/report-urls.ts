import { staffApiPaths, staffPaths } from '../../../../contract/staff-paths.ts';

/** The screen that shows a report. */
export function reportUrl(id: string): string {
  return `${staffPaths.adminBlogImport}?${new URLSearchParams({ report: id })}`;
}

/** The API URL of a report. */
export function reportApiUrl(id: string): string {
  return `${staffApiPaths.blogImportReports}/${encodeURIComponent(id)}`;
}
