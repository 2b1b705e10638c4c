import { useEffect, useRef } from 'react';
import { ImportForm } from './import-form.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgressBar } from './import-progress.tsx';
import { ReportsList } from './reports-list.tsx';
import { useImport } from './use-import.ts';

/** The WordPress importer: its form, the running import, how it ended, and the last reports. */
export function ImportPanel() {
  const { defaults, running, progress, cancelling, answer, wasDryRun, start, cancel } = useImport();
  const panel = useRef<HTMLElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    // The button Cancel has disappeared with the focus.
    if (wasRunning.current && !running && document.activeElement === document.body) panel.current?.focus();
    wasRunning.current = running;
  }, [running]);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="importer-heading" className="outline-none">
      <h2 id="importer-heading" className="text-xl">
        WordPress Importer
      </h2>
      <ImportForm defaults={defaults} running={running} onStart={start} />
      {running && (
        <ImportProgressBar progress={progress} cancelling={cancelling} onCancel={() => void cancel()} />
      )}
      <ImportOutcome answer={answer} dryRun={wasDryRun} />
      <ReportsList />
    </section>
  );
}
