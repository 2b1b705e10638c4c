import { withPage } from '../../../../content/derive/links.ts';
import { articlePage } from '../../../../content/interface/blog.ts';
import type { LinkGroup } from '../../../../content/schema/firm.ts';
import { Link, LinkItems } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';
import { CallLabel } from '../../../ui/call-label.tsx';

/** Phone number and link to schedule online. */
export function CallOrSchedule() {
  const { heading, call, hours, emergency, schedule } = articlePage.sidebar.talk;
  return (
    <section aria-labelledby="talk-heading">
      <h2 id="talk-heading">{heading}</h2>
      <a
        href={call.href}
        className="flex min-h-12 items-center font-display text-xl text-action tabular-nums"
      >
        <CallLabel label={call.label} />
      </a>
      <p className="text-sm text-muted">
        {hours}
        <br />
        {emergency}
      </p>
      <Link to={schedule.href} className={button('outline', 'mt-4 w-full')}>
        {schedule.label}
      </Link>
    </section>
  );
}

/** Links to popular topics and to the site's tools. */
export function SidebarLinks() {
  const { topics, quick } = articlePage.sidebar;
  return (
    <>
      <Links id="topics-heading" group={topics} />
      <Links id="quick-heading" group={quick} />
    </>
  );
}

function Links({ id, group: { heading, links } }: { id: string; group: LinkGroup }) {
  const shown = withPage(links);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        <LinkItems links={shown} className="flex min-h-11 items-center hover:text-action" />
      </ul>
    </section>
  );
}
