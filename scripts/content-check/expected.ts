import { paths } from '../../contract/paths.ts';

/** Characters, without the firm's name, which the site adds. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;

/** Pages on which a bracketed placeholder is an error. */
export const FINISHED_PAGES: readonly string[] = [paths.privacy, paths.terms];
