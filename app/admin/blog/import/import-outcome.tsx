import { Link } from 'react-router';
import type { BrokenCounts, ImportAnswer, ImportResults } from '../../../../contract/wordpress-import.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { RemoveImported } from './remove-imported.tsx';
import { reportUrl } from './report-urls.ts';
import { errorInWords, missingText } from './report-words.ts';
import { useReports } from './use-import.ts';

interface ImportOutcomeProps {
  /** Undefined before an import has ended. */
  answer: ImportAnswer | undefined;
  dryRun: boolean;
  /** Imports another site's posts in addition to the existing ones. */
  onBeside: () => void;
}

const ERRORS_SHOWN = 5;

/** The end of the last import: the summary or the error. */
export function ImportOutcome({ answer, dryRun, onBeside }: ImportOutcomeProps) {
  const { data: reports } = useReports();
  const report = reports?.find(({ id }) => id === answer?.reportId);
  return (
    <>
      <div role="status">
        {answer?.success && (
          <div className="mt-5 border-l-4 border-success bg-panel px-4 py-3.5 text-sm">
            {/* Only a real import has completed (specification section 8). */}
            <p className={`font-semibold ${dryRun ? '' : 'text-success'}`}>
              {dryRun ? 'Test only: nothing was imported.' : 'Import completed successfully!'}
            </p>
            <Results results={answer.results} imported={dryRun ? 'To import' : 'Imported'} />
            {!dryRun && <Missing broken={answer.broken} />}
            <ReportLink id={answer.reportId} />
          </div>
        )}
      </div>
      <div role="alert">
        {answer && !answer.success && (
          <div className="mt-5 border-l-4 border-alert bg-alert-tint px-4 py-3.5 text-sm">
            {report?.outcome === 'failed' && (
              <p className="font-semibold text-alert-deep">The import failed</p>
            )}
            <p className="wrap-anywhere">{errorInWords(answer.error)}</p>
            {answer.anotherSite && (
              <ToolButton variant="outline" onClick={onBeside} className="mt-3">
                Import them beside the others
              </ToolButton>
            )}
            {answer.results && answer.results.total > 0 && (
              <Results results={answer.results} imported="Imported" />
            )}
            {report && <RemoveImported report={report} />}
            {answer.reportId && <ReportLink id={answer.reportId} />}
          </div>
        )}
      </div>
    </>
  );
}

/** Posts are imported even if an image could not be copied. */
function Missing({ broken }: { broken: BrokenCounts }) {
  const text = missingText(broken);
  return (
    text && <p className="mt-2 border-l-4 border-ornament bg-tint px-3 py-2 text-xs font-medium">{text}</p>
  );
}

interface ResultsProps {
  results: ImportResults;
  /** The label of the imported (or importable) posts. */
  imported: string;
}

function Results({ results: { total, imported: count, errors }, imported }: ResultsProps) {
  return (
    <>
      <dl className="mt-2 grid grid-cols-3 gap-x-4 text-xs tabular-nums">
        {(
          [
            ['Total', total],
            [imported, count],
            ['Errors', errors.length],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-display text-xl">{wholeNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-1 border-t border-line pt-2 text-xs wrap-anywhere">
          {errors.slice(0, ERRORS_SHOWN).map((error) => (
            <li key={error} dir="auto">
              {error}
            </li>
          ))}
          {errors.length > ERRORS_SHOWN && <li>and {wholeNumber(errors.length - ERRORS_SHOWN)} more</li>}
        </ul>
      )}
    </>
  );
}

function ReportLink({ id }: { id: string }) {
  return (
    <Link
      to={reportUrl(id)}
      className="link mt-1 inline-flex min-h-11 items-center text-xs font-semibold lg:min-h-8"
    >
      Open the report
    </Link>
  );
}
