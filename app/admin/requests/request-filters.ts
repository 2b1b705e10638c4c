import * as z from 'zod/mini';
import { caseTypes } from '../../../contract/case-types.ts';
import { CONSULTATION_CASE_TYPE } from '../../../contract/email-service.ts';
import {
  inquiryDeliveries,
  inquiryKinds,
  inquirySources,
  inquiryStates,
  SEARCH_MAX,
} from '../../../contract/inquiries.ts';
import { filterParts } from '../kit/filters.ts';

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

/** Counts the filters in use, without search and order. */
export function countFilters({ search, order, page, ...filters }: RequestFilters): number {
  return Object.values(filters).filter(Boolean).length;
}
