import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router';
import { tabs } from '../tabs/tabs.ts';

/** The tabs of the dashboard; the chosen one is in the query. */
export function DashboardTabs() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = tabs.find(({ key }) => key === parameters.get('tab')) ?? tabs[0];
  const choose = (key: string) =>
    setParameters(key === tabs[0].key ? {} : { tab: key }, { preventScrollReset: true });
  return (
    // Manual activation: arrow keys add no history entries.
    <Tabs.Root value={chosen.key} onValueChange={choose} activationMode="manual" className="mt-8">
      <Tabs.List
        aria-label="Dashboard"
        className="no-print flex flex-wrap gap-x-7 border-b border-line max-sm:justify-between max-sm:gap-x-2"
      >
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.key}
            value={tab.key}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent text-sm max-sm:text-xs font-semibold text-muted outline-offset-2 hover:text-text data-[state=active]:border-action data-[state=active]:text-text"
          >
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ key, Panel }) => (
        <Tabs.Content key={key} value={key} className="pt-5">
          <Panel />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
