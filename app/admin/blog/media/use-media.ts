import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { MEDIA_PER_PAGE, MEDIA_SEARCH_MAX, type MediaPicture } from '../../../../contract/media.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { adminRequest } from '../../session/admin-client.ts';

/** The part of the library that is shown. */
export interface MediaFilter {
  search: string;
  unused: boolean;
  /** From 1. */
  page: number;
}

export const EVERYTHING: MediaFilter = { search: '', unused: false, page: 1 };

/** Reads a filter from the query of an address; anything else counts as no filter. */
export function readMediaFilter(query: URLSearchParams): MediaFilter {
  const page = query.get('page') ?? '';
  return {
    search: (query.get('search') ?? '').trim().slice(0, MEDIA_SEARCH_MAX),
    unused: query.get('unused') === '1',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of an address; what is not filtered is left out. */
export function writeMediaFilter({ search, unused, page }: MediaFilter): URLSearchParams {
  return new URLSearchParams({
    ...(search ? { search } : {}),
    ...(unused ? { unused: '1' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

export interface MediaPage {
  pictures: MediaPicture[];
  total: number;
}

/** Loads a page of the library; while the next one loads, this one stays. */
export function useMedia({ page, ...filter }: MediaFilter): UseQueryResult<MediaPage> {
  const query = writeMediaFilter({ ...filter, page: 1 });
  query.set('offset', String((page - 1) * MEDIA_PER_PAGE));
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
