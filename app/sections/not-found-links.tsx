import { Form } from 'react-router';
import { shownPages } from '../../content/derive/shown-pages.ts';
import { notFoundLinks } from '../../content/interface/not-found.ts';
import { paths } from '../../contract/paths.ts';
import { button } from '../ui/button.ts';
import { CallLabel } from '../ui/call-label.tsx';
import { Icon } from '../ui/icon.tsx';
import { HappenedLinks } from './happened-links.tsx';
import { LinkItems } from './link.tsx';

/** The blog's search, the main pages and the phone, for a URL without a page. */
export function NotFoundLinks() {
  const { heading, search, pagesLabel, pages, ask, call } = notFoundLinks;
  return (
    <section aria-labelledby="not-found-links" className="mt-14 border-line border-t pt-8 lg:mt-20">
      <h2 id="not-found-links" className="text-2xl">
        {heading}
      </h2>
      <HappenedLinks className="mt-6" />
      <div className="mt-8 grid gap-x-20 gap-y-10 lg:grid-cols-2">
        <div>
          {shownPages.blog && (
            <search>
              <Form action={paths.blog} className="flex flex-wrap items-end gap-x-4 gap-y-2">
                <label htmlFor="not-found-links-search" className="basis-full font-medium text-sm">
                  {search.label}
                </label>
                <input
                  id="not-found-links-search"
                  name="search"
                  type="search"
                  enterKeyHint="search"
                  maxLength={200}
                  autoComplete="off"
                  className="min-h-12 w-44 max-w-full grow rounded-sm border border-line-strong bg-panel px-3.5"
                />
                <button type="submit" className={button('primary')}>
                  {search.submit}
                </button>
              </Form>
            </search>
          )}
          <p className={shownPages.blog ? 'mt-10 text-muted' : 'text-muted'}>{ask}</p>
          <a href={call.href} className={button('outline', 'mt-3 tabular-nums')}>
            <Icon name="phone" className="size-4" />
            <CallLabel label={call.label} />
          </a>
        </div>
        <nav aria-label={pagesLabel}>
          <ul className="columns-[8rem_2] gap-x-10 border-line border-t *:break-inside-avoid *:border-line *:border-b">
            <LinkItems links={pages} className="flex min-h-12 items-center hover:text-action" />
          </ul>
        </nav>
      </div>
    </section>
  );
}
