import { Tabs } from 'radix-ui';
import { tabs } from '../tabs/tabs.ts';

export function DashboardTabs() {
  return (
    <Tabs.Root defaultValue={tabs[0].key} className="mt-8">
      <Tabs.List aria-label="Dashboard" className="no-print flex gap-7 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.key}
            value={tab.key}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent text-sm font-semibold text-slate outline-offset-[-3px] hover:text-ink data-[state=active]:border-oxblood data-[state=active]:text-ink"
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
