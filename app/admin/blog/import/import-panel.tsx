import { useEffect, useRef } from 'react';
import { ImportForm } from './import-form.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgressBar } from './import-progress.tsx';
import { ReportsList } from './reports-list.tsx';
import { useImport } from './use-import.ts';

interface ImportPanelProps {
  /** Collapsed under its heading. */
  folded?: boolean;
  startsOpen?: boolean;
}

/** The WordPress importer: its form, the running import, how it ended, and the last reports. */
export function ImportPanel({ folded = false, startsOpen = false }: ImportPanelProps) {
  const { defaults, running, progress, canceling, answer, wasDryRun, start, startBeside, cancel } =
    useImport();
  const panel = useRef<HTMLElement>(null);
  const progressBar = useRef<HTMLDivElement>(null);
  const wasStartedHere = useRef(false);
  const wasRunning = useRef(false);
  useEffect(() => {
    // The pressed button was disabled or removed, which loses the focus.
    if (running && wasStartedHere.current) progressBar.current?.focus();
    if (wasRunning.current && !running && document.activeElement === document.body) panel.current?.focus();
    wasRunning.current = running;
    wasStartedHere.current = false;
  }, [running]);
  const startHere = (begin: () => void) => {
    wasStartedHere.current = true;
    begin();
  };
  const heading = (
    <h2 id="importer-heading" className="text-xl">
      WordPress Importer
    </h2>
  );
  const importing = (
    <div>
      <ImportForm
        defaults={defaults}
        running={running}
        onStart={(source) => startHere(() => start(source))}
      />
      {running && (
        <ImportProgressBar
          ref={progressBar}
          progress={progress}
          canceling={canceling}
          onCancel={() => void cancel()}
        />
      )}
      <ImportOutcome answer={answer} dryRun={wasDryRun} onBeside={() => startHere(startBeside)} />
    </div>
  );
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="importer-heading" className="outline-none">
      {folded ? (
        <details open={startsOpen || running || answer !== undefined}>
          <summary className="flex min-h-12 items-center justify-between">
            {heading}
            <svg viewBox="0 0 16 16" aria-hidden="true" className="turn size-3.5">
              <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </summary>
          <div className="grid gap-x-14 pb-8 md:grid-cols-[20.5rem_minmax(0,1fr)]">
            {importing}
            <ReportsList />
          </div>
        </details>
      ) : (
        <>
          {heading}
          {importing}
          <ReportsList />
        </>
      )}
    </section>
  );
}
