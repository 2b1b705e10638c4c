import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import type {
  ImportAnswer,
  ImportProgress,
  ImportReportSummary,
  ImportState,
} from '../../../../contract/wordpress-import.ts';
import { staffRequest } from '../../kit/staff-request.ts';
import { useOneAtATime } from '../../kit/use-one-at-a-time.ts';
import { refreshPosts } from '../post-queries.ts';
import { besideThem, type ImportSource, runImport } from './run-import.ts';

/** Interval for asking for the progress of an import that another page has started. */
const POLL_MS = 1000;

const stateKey = [staffApiPaths.blogImport] as const;
const reportsKey = [staffApiPaths.blogImportReports] as const;

/** The last imports, newest first. */
export function useReports() {
  return useQuery<ImportReportSummary[]>({ queryKey: reportsKey });
}

async function refreshAfterImport(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: stateKey }),
    client.invalidateQueries({ queryKey: reportsKey }),
    refreshPosts(client),
  ]);
}

/** One import at a time: this page's, or one that runs on the server already. */
export function useImport() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [canceling, setCanceling] = useState(false);
  const state = useQuery<ImportState>({
    queryKey: stateKey,
    refetchInterval: ({ state: { data } }) => (data?.running ? POLL_MS : false),
  });
  const { mutate, data, isPending, variables } = useMutation<ImportAnswer, Error, ImportSource>({
    mutationFn: (source) => runImport(source, setProgress),
    onSettled: async () => {
      setProgress(null);
      setCanceling(false);
      await refreshAfterImport(client);
    },
  });
  const running = isPending || Boolean(state.data?.running);
  const mayStart = useOneAtATime(running);
  const runsElsewhere = running && !isPending;
  const ranElsewhere = useRef(false);
  useEffect(() => {
    // The import ran for another page: reload reports and posts.
    if (ranElsewhere.current && !running) void refreshAfterImport(client);
    ranElsewhere.current = runsElsewhere;
  }, [client, running, runsElsewhere]);

  return {
    defaults: state.data,
    running,
    progress: progress ?? state.data?.running ?? null,
    canceling: canceling && running,
    /** The answer of this page's last import. */
    answer: isPending ? undefined : data,
    wasDryRun: variables !== undefined && isDryRun(variables),
    start: (source: ImportSource) => {
      if (mayStart()) mutate(source);
    },
    /** Starts the last import again, beside the posts of another site. */
    startBeside: () => {
      if (variables && mayStart()) mutate(besideThem(variables));
    },
    cancel: async () => {
      setCanceling(true);
      await staffRequest('DELETE', staffApiPaths.blogImport).catch(() => setCanceling(false));
      await client.invalidateQueries({ queryKey: stateKey });
    },
  };
}

function isDryRun(source: ImportSource): boolean {
  return source.kind === 'rest' ? Boolean(source.payload.dryRun) : source.dryRun;
}
