import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { videos } from '#firm/videos.ts';
import { sampleVideo } from '../../../../content/derive/demonstration.ts';
import { hasPage, withPage } from '../../../../content/derive/links.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { PracticeArea } from '../../../../content/schema/practice-area.ts';
import { Link, LinkItems } from '../../../sections/link.tsx';
import { VideoFacade } from '../../../ui/video-facade.tsx';
import styles from './sidebar-reading.module.css';

interface SidebarReadingProps {
  area: PracticeArea;
  /** The guide beside it is short. */
  isShort: boolean;
}

/** Contact details, publications, interviews and links beside the guide. */
export function SidebarReading({ area, isShort }: SidebarReadingProps) {
  const { contact, publications, interviews, links } = practiceAreaLabels.sidebar;
  const { call } = practiceAreaLabels;
  const articles = withPage(practiceAreaPage.publications);
  const more = withPage(links.items);
  const shown = area.interviews.flatMap((id) => videos.find(({ videoId }) => videoId === id) ?? []);
  return (
    <div className="no-print grid gap-6 lg:contents *:border-line *:border-t *:pt-4 md:gap-12 md:*:pt-6 md:max-lg:grid-cols-2 [&_h2]:text-xl">
      <section aria-labelledby="talk-heading">
        <h2 id="talk-heading">{contact.heading}</h2>
        <a
          href={call.href}
          className="flex min-h-12 items-center font-display text-2xl text-action tabular-nums"
        >
          {call.label}
        </a>
        <p className="text-sm text-muted">
          {contact.hours}
          <br />
          {contact.emergency}
        </p>
        <Link to={contact.contactPage.href} className="link flex min-h-11 items-center text-sm font-semibold">
          {contact.contactPage.label}
        </Link>
      </section>
      {articles.length > 0 && (
        <section aria-labelledby="publications-heading">
          <h2 id="publications-heading">
            {hasPage(publications.href) ? (
              <Link to={publications.href} className="link">
                {publications.label}
              </Link>
            ) : (
              publications.label
            )}
          </h2>
          <ul className="mt-1 md:mt-2">
            {articles.map(({ publication, label, href }) => (
              <li key={label}>
                <Link to={href} className="block py-2 leading-snug hover:text-action max-md:text-sm">
                  <span className="eyebrow block">{publication}</span>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.length > 0 && (
        <section aria-labelledby="interviews-heading" className="md:max-lg:col-span-2">
          <h2 id="interviews-heading">{interviews.heading}</h2>
          <p className="mt-1 text-sm text-muted">{interviews.intro}</p>
          <ul
            data-short={isShort || undefined}
            className={`${styles.interviews} snap-row mt-4 gap-x-4 md:mt-5 md:grid md:gap-x-12 md:gap-y-8 md:max-lg:grid-cols-2`}
          >
            {shown.map(({ videoId, title, duration, thumbnail, network }) => (
              <li key={videoId}>
                <VideoFacade
                  videoId={videoId}
                  title={title}
                  duration={duration}
                  poster={thumbnail}
                  sampleFile={sampleVideo}
                />
                <h3 className="mt-2 text-lg leading-snug md:mt-3">{title}</h3>
                <p className="text-sm text-muted">{network}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {more.length > 0 && (
        <section aria-labelledby="more-heading" className="md:max-lg:col-span-2">
          <h2 id="more-heading">{links.heading}</h2>
          <ul className="max-md:flex max-md:flex-wrap max-md:gap-x-6 md:mt-2">
            <LinkItems links={more} className="link flex min-h-11 items-center font-semibold" />
          </ul>
        </section>
      )}
    </div>
  );
}
