import { paths } from '../../contract/paths.ts';

export const areas = (...slugs: string[]) => slugs.map(paths.practiceArea);
export const articles = (...slugs: string[]) => slugs.map(paths.article);
export const exactly = (text: string) => new RegExp(RegExp.escape(text));
