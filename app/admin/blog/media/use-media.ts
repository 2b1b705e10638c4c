import * as z from 'zod/mini';
import { MEDIA_PER_PAGE, MEDIA_SEARCH_MAX, type MediaPicture } from '../../../../contract/media.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { filterParts } from '../../kit/filters.ts';
import type { ListSource, Rows } from '../../kit/list.tsx';
import { fetchRows } from '../../kit/staff-request.ts';

const mediaFilters = z.object({
  search: filterParts.text(MEDIA_SEARCH_MAX),
  unused: filterParts.oneOf([{ value: '1' }]),
  page: filterParts.page,
});

type MediaFilters = z.output<typeof mediaFilters>;

/** The media library. */
export const media: ListSource<MediaFilters, Rows<MediaPicture>> = {
  schema: mediaFilters,
  path: staffApiPaths.adminMedia,
  perPage: MEDIA_PER_PAGE,
  load: fetchRows,
  refetchOnMount: 'always',
};
