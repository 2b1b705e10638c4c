import { RetryNotice } from '../../kit/retry-notice.tsx';
import { InstallationState } from '../../settings/installation-state.tsx';
import { useInstallation } from '../../settings/use-installation.ts';

/** Announces the settings (specification section 2), and shows how the site is installed. */
export function Settings() {
  const { data, isPending, isError, error, refetch } = useInstallation();
  return (
    <div className="max-w-[52rem]">
      <p className="border-l-4 border-ornament bg-tint px-4 py-2.5 text-sm">
        Settings are coming soon. Until then, please ask whoever looks after your website to change them.
      </p>
      <h2 className="mt-7 text-xl">How this site is set up</h2>
      {isPending && (
        <p role="status" className="py-6 text-sm text-muted">
          Loading…
        </p>
      )}
      {isError && !data && (
        <RetryNotice
          text="The state of the site could not be loaded."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && <InstallationState installation={data} />}
    </div>
  );
}
