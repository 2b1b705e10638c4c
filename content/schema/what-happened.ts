import type { HelpTopic } from '#law/help-lines.ts';
import type { HappenedAnswer } from '#law/what-happened/question.ts';
import type { Link } from './firm.ts';
import type { Picture } from './media.ts';
import type { PageSeo } from './seo.ts';

/** An amount, and what it pays for. */
export interface Cost {
  amount: string;
  pays: string;
}

/** A page for one answer to "What happened?": what to do tonight and this month, and what it may cost. */
export interface HappenedPage extends HappenedAnswer {
  /** Below the answer, on the page of the question. */
  line: string;
  /** In breadcrumbs. */
  name: string;
  title: string;
  tonight: readonly string[];
  opening: string;
  /** The small drawing. */
  picture: Picture;
  /** Shows the "Help now" box first. */
  help?: HelpTopic;
  thisMonth: readonly string[];
  costs: readonly Cost[];
  /** Stands below the costs. */
  aboutCosts: string;
  reading: readonly Link[];
  /** Pages that lead here: paths of practice areas and articles, and tags or categories of articles. */
  fits: readonly string[];
  seo: PageSeo;
}
