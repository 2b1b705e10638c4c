import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { MEDIA_PER_PAGE, MEDIA_SEARCH_MAX, type MediaPicture } from '../../../../contract/media.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { filterParts, filterQuery } from '../../kit/filters.ts';
import { adminRequest } from '../../session/admin-client.ts';

export const mediaFilters = z.object({
  search: filterParts.text(MEDIA_SEARCH_MAX),
  unused: filterParts.oneOf([{ value: '1' }]),
  page: filterParts.page,
});

export type MediaFilters = z.output<typeof mediaFilters>;

export interface MediaPage {
  pictures: MediaPicture[];
  total: number;
}

/** Loads a page of the library; while the next one loads, this one stays. */
export function useMedia(filters: MediaFilters): UseQueryResult<MediaPage> {
  const query = filterQuery(filters, MEDIA_PER_PAGE);
  return useQuery<MediaPage>({
    queryKey: [staffApiPaths.adminMedia, query.toString()],
    async queryFn() {
      const response = await adminRequest('GET', `${staffApiPaths.adminMedia}?${query}`);
      const pictures = (await response.json()) as MediaPicture[];
      return { pictures, total: Number(response.headers.get('X-Total-Count') ?? pictures.length) };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
