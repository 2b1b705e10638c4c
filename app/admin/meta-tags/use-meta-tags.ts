import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { MetaTagRecord, MetaTagsConflict } from '../../../contract/page-tags.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ApiError } from '../../browser/api-client.ts';
import { dashboardStatsKey } from '../dashboard/use-dashboard-stats.ts';
import { hasStatus } from '../kit/describe-error.ts';
import type { Rows } from '../kit/list.tsx';
import { reportSuccess } from '../kit/report-success.ts';
import { fetchRows, staffRequest } from '../kit/staff-request.ts';
import { useOneAtATime } from '../kit/use-one-at-a-time.ts';
import type { Draft } from './draft.ts';
import { useAfterTyping } from './use-after-typing.ts';
import { comparableTitle } from './warnings.ts';

const metaTagsKey = [staffApiPaths.metaTags] as const;
const FOUND_MAX = 100;

/** Reloads the lists of records and the results of searches in them. */
export function refreshMetaTags(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).split('?', 1)[0] === staffApiPaths.metaTags,
  });
}

/** The records of the newest articles' pages and of all others; `total` counts all pages. */
export function useMetaTags() {
  return useQuery({
    queryKey: metaTagsKey,
    queryFn: () => fetchRows<MetaTagRecord>(staffApiPaths.metaTags),
  });
}

/**
 * The pages whose title or path has the words. On a large site the server is searched as well.
 */
export function useFoundPages(
  { rows: records, total }: Rows<MetaTagRecord>,
  words: string,
): readonly MetaTagRecord[] {
  const search = useAfterTyping(words.trim().toLowerCase());
  const { data } = useQuery({
    queryKey: [`${staffApiPaths.metaTags}?${new URLSearchParams({ search, limit: String(FOUND_MAX) })}`],
    queryFn: ({ queryKey: [address] }) => fetchRows<MetaTagRecord>(address as string),
    enabled: search !== '' && total > records.length,
    placeholderData: keepPreviousData,
  });
  const parts = words.trim().toLowerCase().split(/\s+/);
  const matches = ({ pageTitle, pagePath }: MetaTagRecord) =>
    parts.every((part) => `${pageTitle} ${pagePath}`.toLowerCase().includes(part));
  const found = records.filter(matches);
  const older = search === '' ? [] : (data?.rows ?? []);
  return [...found, ...older.filter(({ id }) => !records.some((record) => record.id === id))];
}

/** Finds the records with the same meta title. */
export function useEqualTitles(title: string): readonly MetaTagRecord[] {
  const metaTitle = useAfterTyping(comparableTitle(title));
  const { data } = useQuery({
    queryKey: [...metaTagsKey, metaTitle],
    queryFn: () =>
      fetchRows<MetaTagRecord>(`${staffApiPaths.metaTags}?${new URLSearchParams({ metaTitle })}`),
    enabled: metaTitle !== '',
  });
  return data?.rows ?? [];
}

/** Saves a record, says how it went, and reloads the dashboard (specification sections 4 and 8). */
export function useSaveMetaTags(onSaved: (sent: MetaTagRecord, stored: MetaTagRecord) => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ original, edited }: Draft) =>
      staffRequest<MetaTagRecord>('PUT', staffApiPaths.metaTags, { ...edited, base: original }),
    onSuccess(stored, { edited }) {
      reportSuccess('Success', 'Meta tags updated successfully');
      // Updates the cached list: the page may be chosen again before the refetch.
      client.setQueryData<Rows<MetaTagRecord>>(metaTagsKey, (list) => list && withRecord(list, stored));
      void refreshMetaTags(client);
      void client.invalidateQueries({ queryKey: dashboardStatsKey });
      void client.invalidateQueries({ queryKey: [staffApiPaths.adminAudit] });
      onSaved(edited, stored);
    },
    meta: {
      failure(error) {
        if (conflictOf(error)) return null;
        return error instanceof ApiError ? 'Failed to update meta tags' : 'Failed to save meta tags';
      },
    },
  });
  const mayStart = useOneAtATime(mutation.isPending);
  const mutate = (draft: Draft) => {
    if (mayStart()) mutation.mutate(draft);
  };
  return { ...mutation, mutate };
}

function withRecord(
  { rows: records, total }: Rows<MetaTagRecord>,
  stored: MetaTagRecord,
): Rows<MetaTagRecord> {
  return { rows: records.map((record) => (record.id === stored.id ? stored : record)), total };
}

/** The record saved meanwhile; null unless it caused a conflict. */
export function conflictOf(error: unknown): MetaTagsConflict | null {
  const body = hasStatus(error, 409) ? error.body : null;
  return body && 'record' in body ? (body as MetaTagsConflict) : null;
}
