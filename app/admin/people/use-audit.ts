import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AuditAction, type AuditEntry, auditActions } from '../../../contract/audit.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { adminRequest } from '../session/admin-client.ts';

export const AUDIT_PAGE_SIZE = 25;

/** The part of the log that the address asks for. */
export interface AuditChoice {
  /** Empty: everybody. */
  person: string;
  /** Empty: everything. */
  action: AuditAction | '';
  /** Days in the firm's zone, both included; empty: any. */
  from: string;
  to: string;
  /** From 1. */
  page: number;
}

export function readAuditChoice(parameters: URLSearchParams): AuditChoice {
  const action = auditActions.find((known) => known === parameters.get('action')) ?? '';
  const page = Number.parseInt(parameters.get('page') ?? '1', 10);
  return {
    person: parameters.get('person') ?? '',
    action,
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    page: page > 0 ? page : 1,
  };
}

const dayOf = (text: string | null) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? (text ?? '') : '');

/** The address of a choice, without what it leaves open. */
export function writeAuditChoice({ person, action, from, to, page }: AuditChoice): URLSearchParams {
  const parameters = new URLSearchParams();
  if (person) parameters.set('person', person);
  if (action) parameters.set('action', action);
  if (from) parameters.set('from', from);
  if (to) parameters.set('to', to);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** Loads a page of the audit log; while the next one loads, this one stays. */
export function useAudit({ person, action, from, to, page }: AuditChoice) {
  const query = new URLSearchParams({
    limit: String(AUDIT_PAGE_SIZE),
    offset: String((page - 1) * AUDIT_PAGE_SIZE),
  });
  if (person) query.set('staff', person);
  if (action) query.set('action', action);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  return useQuery({
    queryKey: [staffApiPaths.adminAudit, query.toString()],
    async queryFn() {
      const response = await adminRequest('GET', `${staffApiPaths.adminAudit}?${query}`);
      const entries = (await response.json()) as AuditEntry[];
      return { entries, total: Number(response.headers.get('X-Total-Count') ?? entries.length) };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
