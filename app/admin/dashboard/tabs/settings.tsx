import { QueryStates } from '../../kit/query-states.tsx';
import { InstallationState } from '../../settings/installation-state.tsx';
import { useInstallation } from '../../settings/use-installation.ts';

/** Announces the settings (specification section 2), and shows the state of the installation. */
export function Settings() {
  const query = useInstallation();
  const { data } = query;
  return (
    <div className="max-w-[52rem]">
      <p className="border-l-4 border-ornament bg-tint px-4 py-2.5 text-sm">
        Settings are coming soon. Until then, please ask whoever looks after your website to change them.
      </p>
      <h2 className="mt-7 text-xl">How this site is set up</h2>
      <QueryStates query={query} failure="The state of the site could not be loaded." onlyFirstLoad />
      {data && <InstallationState installation={data} />}
    </div>
  );
}
