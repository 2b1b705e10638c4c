import * as z from 'zod/mini';
import { caseTypes } from '../../../contract/case-types.ts';
import { CONSULTATION_CASE_TYPE } from '../../../contract/email-service.ts';
import {
  INQUIRIES_PER_PAGE,
  type InquiryList,
  type InquiryListItem,
  inquiryDeliveries,
  inquiryKinds,
  inquirySources,
  inquiryStates,
  SEARCH_MAX,
} from '../../../contract/inquiries.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { filterParts } from '../kit/filters.ts';
import type { ListSource, Rows } from '../kit/list.tsx';
import { staffRequest } from '../kit/staff-request.ts';

export const caseTypeOptions = [
  ...caseTypes,
  { value: CONSULTATION_CASE_TYPE, label: CONSULTATION_CASE_TYPE },
];
export const orderOptions = [{ value: 'oldest', label: 'Oldest first' }] as const;

export const requestFilters = z.object({
  search: filterParts.text(SEARCH_MAX),
  state: filterParts.oneOf(inquiryStates),
  source: filterParts.oneOf(inquirySources),
  kind: filterParts.oneOf(inquiryKinds),
  caseType: filterParts.text(200),
  delivery: filterParts.oneOf(inquiryDeliveries),
  from: filterParts.day,
  to: filterParts.day,
  order: filterParts.oneOf(orderOptions),
  page: filterParts.page,
});

export type RequestFilters = z.output<typeof requestFilters>;

/** The inquiries of both kinds. */
export const inquiries: ListSource<RequestFilters, Rows<InquiryListItem>> = {
  schema: requestFilters,
  path: staffApiPaths.adminRequests,
  perPage: INQUIRIES_PER_PAGE,
  async load(url) {
    const { requests: rows, total } = await staffRequest<InquiryList>('GET', url);
    return { rows, total };
  },
};

/** Counts the filters in use, without search and order. */
export function countFilters({ search, order, page, ...filters }: RequestFilters): number {
  return Object.values(filters).filter(Boolean).length;
}
