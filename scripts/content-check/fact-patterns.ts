import { firm } from '#firm/identity.ts';
import { paths } from '../../contract/paths.ts';

/** Pages that a firm writes itself: the demonstration's state every fact, those of another firm may say less. */
export const areas = (...slugs: string[]) => (firm.demonstration.shown ? slugs.map(paths.practiceArea) : []);
export const articles = (...slugs: string[]) => slugs.map(paths.article);
export const exactly = (text: string) => new RegExp(RegExp.escape(text));
