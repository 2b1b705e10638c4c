import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { MEDIA_PER_PAGE, MEDIA_SEARCH_MAX, type MediaPicture } from '../../../../contract/media.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { filterParts, filterQuery } from '../../kit/filters.ts';
import { fetchRows } from '../../kit/staff-request.ts';

export const mediaFilters = z.object({
  search: filterParts.text(MEDIA_SEARCH_MAX),
  unused: filterParts.oneOf([{ value: '1' }]),
  page: filterParts.page,
});

export type MediaFilters = z.output<typeof mediaFilters>;

/** Loads a page of the library; while the next one loads, this one stays. */
export function useMedia(filters: MediaFilters) {
  const query = filterQuery(filters, MEDIA_PER_PAGE);
  return useQuery({
    queryKey: [staffApiPaths.adminMedia, query.toString()],
    queryFn: () => fetchRows<MediaPicture>(`${staffApiPaths.adminMedia}?${query}`),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
