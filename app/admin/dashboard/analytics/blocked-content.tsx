import type { AnalyticsReport } from '../../../../contract/analytics.ts';
import { Section } from '../../kit/screen.tsx';
import { CountTable } from './count-table.tsx';

const contents: Record<string, string> = {
  'script-src': 'Script',
  'style-src': 'Style',
  'img-src': 'Picture',
  'media-src': 'Sound or film',
  'font-src': 'Typeface',
  'connect-src': 'Connection',
  'frame-src': 'Frame',
  'form-action': 'Form',
};

/** Reports of the content security policy, by directive and blocked host. */
export function BlockedContent({ blocked }: Pick<AnalyticsReport, 'blocked'>) {
  return (
    <Section id="blocked-content" heading="Blocked on our pages">
      <p className="mt-2 text-xs text-muted">
        Foreign content that browsers refused to load, mostly of browser extensions. If it is a service of the
        firm, tell your developer.
      </p>
      <CountTable
        caption="Blocked on our pages"
        head={['Content', 'Times']}
        rows={blocked.map(({ directive, source, count }) => ({
          name: `${contents[directive] ?? directive}: ${source}`,
          count,
        }))}
      />
    </Section>
  );
}
