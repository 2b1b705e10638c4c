import { useSearchParams } from 'react-router';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { adminLoader } from '../../kit/admin-page.ts';
import { blogAbove, Screen, Section } from '../../kit/screen.tsx';
import { ScreenHeading } from '../../screen-heading.tsx';
import { ImportPanel } from './import-panel.tsx';
import { ReportView } from './report-view.tsx';

export const loader = adminLoader(staffPaths.adminBlogImport, 'WordPress Importer');

export { meta, shouldRevalidate } from '../../kit/admin-meta.ts';

/** The importer alone, with the chosen report beside it. */
export default function ImportScreen() {
  const [query] = useSearchParams();
  const report = query.get('report');
  return (
    <Screen above={blogAbove}>
      <ScreenHeading title="Import from WordPress" />
      <div className="mt-6 grid gap-x-14 gap-y-12 lg:grid-cols-[20.5rem_minmax(0,1fr)]">
        <ImportPanel />
        {report ? <ReportView key={report} id={report} /> : <Notes />}
      </div>
    </Screen>
  );
}

function Notes() {
  return (
    <Section
      id="notes"
      heading="What an import does"
      className="measure text-sm lg:border-l lg:border-line lg:pl-10"
    >
      <ul className="mt-3 grid list-disc gap-2 pl-4 marker:text-ornament">
        <li>
          It brings posts with their categories, tags, dates, pictures and search-engine texts. Private,
          pending and password-protected posts become drafts; scheduled posts stay scheduled.
        </li>
        <li>
          Drafts and private posts are only seen with a username and an application password (WordPress:
          Users, Profile, Application Passwords). They are used for this import and not stored.
        </li>
        <li>
          An import can be run again at any time. What was edited here stays; the report lists what was
          changed on both sides.
        </li>
        <li>An import that was canceled or interrupted is continued by starting it again.</li>
      </ul>
    </Section>
  );
}
