import { happenedPages } from '#law/what-happened/pages.ts';
import { question } from '#law/what-happened/question.ts';
import { questionPage } from '#law/what-happened/question-page.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { QuickExit } from '../../frame/quick-exit.tsx';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { questionNodes } from '../../head/structured-data-steps.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import styles from '../../sections/choices.module.css';
import { HelpNow } from '../../sections/help-now.tsx';
import { Link } from '../../sections/link.tsx';
import { button } from '../../ui/button.ts';
import { CallLabel } from '../../ui/call-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route';

/** Loads the answers; the texts of their pages stay on the server. */
export function loader({ context }: Route.LoaderArgs) {
  const { seo, ...text } = questionPage;
  const page = describePage(context, {
    path: question.href,
    seo,
    kind: 'CollectionPage',
    trail: breadcrumbs.whatHappened,
    nodes: questionNodes,
  });
  return {
    page,
    text,
    title: question.heading,
    trail: breadcrumbs.whatHappened,
    answers: happenedPages.map(({ label, href, line }) => ({ label, href, line })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The question, and one page for each answer. */
export default function Question({ loaderData }: Route.ComponentProps) {
  const { title, trail, answers, text } = loaderData;
  const { intro, none, call, write, hide } = text;
  return (
    <>
      <QuickExit urgent />
      <div className="page pt-3 pb-14 lg:pb-20">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-3 text-[clamp(2.75rem,9vw,7rem)] leading-none lg:mt-8">{title}</h1>
        <div className="mt-4 grid gap-x-16 gap-y-6 lg:mt-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <p className="measure text-lg">{intro}</p>
          <div>
            <ul className={`${styles.choices} ${styles.large}`}>
              {answers.map(({ label, href, line }) => (
                <li key={href}>
                  <Link to={href}>
                    <span>
                      {label}
                      <span className="block font-sans text-base text-muted">{line}</span>
                    </span>
                    <Icon name="arrow" className="size-5 text-ornament-text" />
                  </Link>
                </li>
              ))}
            </ul>
            <HelpNow about="home" shape="folded" className="mt-10" />
            <p className="mt-10 text-muted">{none}</p>
            <p className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-2 text-sm font-semibold">
              <a href={call.href} className={button('outline', 'tabular-nums')}>
                <Icon name="phone" className="size-4" />
                <CallLabel label={call.label} />
              </a>
              {[write, hide].map(({ label, href }) => (
                <Link key={href} to={href} className="link inline-flex min-h-11 items-center">
                  {label}
                </Link>
              ))}
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
