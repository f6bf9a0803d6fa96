import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { searchHeader } from '../../../../schema/common/search-header';
import {
  type ClaimFilter,
  MAX_STATEMENT_ROWS,
  type ROW_STATES,
  type StatementColumns,
  type StatementRowInput,
} from '../../../../schema/upi/input';
import type { ClaimDto, StatementRowDto } from '../../../../schema/upi/output';
import { apiOf, read } from '../../../lib/api';
import { pagedQuery, readPage } from '../../../lib/paging';
import { live, refreshAdmin } from '../../admin/admin-keys';

const LIMIT = '50';
const claimsKey = [...live, 'claims'] as const;
const rowsKey = [...live, 'statement-rows'] as const;
/** What another operator or the payer has done meanwhile is there when an operator comes back to the list. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const claimsQuery = (status: ClaimFilter) =>
  pagedQuery<ClaimDto>(
    [...claimsKey, status],
    (client, query) =>
      readPage(apiOf(client).adminUpi.claims.$get({ query: { ...query, limit: LIMIT, status } })),
    FRESH,
  );

export type RowState = (typeof ROW_STATES)[number];

export const rowsQuery = (state: RowState) =>
  pagedQuery<StatementRowDto>(
    [...rowsKey, state],
    (client, query) =>
      readPage(apiOf(client).adminUpi.statements.rows.$get({ query: { ...query, limit: LIMIT, state } })),
    FRESH,
  );

/** Unpaid orders that a row may be for: those that fit it, or those that a search finds. */
export const ordersForRowQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: [...rowsKey, 'orders', id, search],
    placeholderData: keepPreviousData,
    queryFn: ({ client }) =>
      read(
        apiOf(client).adminUpi.statements.rows[':id'].orders.$get({
          param: { id },
          header: searchHeader(search),
        }),
      ),
  });

/** How the last statement with these headings was read; null for a new kind. */
export const knownColumnsQuery = (headings: string) =>
  queryOptions({
    queryKey: ['api', 'statement-columns', headings],
    staleTime: 0,
    queryFn: async ({ client }) =>
      (await read(apiOf(client).adminUpi.statements.columns.$get({ query: { headings } }))).columns,
  });

interface Import {
  fileName: string;
  headings: string;
  columns: StatementColumns;
  rows: readonly StatementRowInput[];
  /** After each part: how many rows have been sent. */
  onProgress: (sent: number) => void;
}

/** Sends a statement in parts, one after another. Sending it again after an interruption changes nothing twice. */
export const importStatementMutation = mutationOptions({
  mutationFn: async ({ rows, onProgress, ...statement }: Import, { client }) => {
    const sum = { added: 0, known: 0, confirmed: 0 };
    for (let at = 0; at < rows.length; at += MAX_STATEMENT_ROWS) {
      const json = { ...statement, rows: rows.slice(at, at + MAX_STATEMENT_ROWS) };
      const part = await read(apiOf(client).adminUpi.statements.$post({ json }));
      sum.added += part.added;
      sum.known += part.known;
      sum.confirmed += part.confirmed;
      onProgress(Math.min(rows.length, at + MAX_STATEMENT_ROWS));
    }
    return sum;
  },
  // Also after an error: the parts before it have been imported.
  onSettled: (_sum, _error, _input, _result, { client }) => refreshAdmin(client),
});

export const confirmClaimMutation = mutationOptions({
  mutationFn: ({ id, ...json }: { id: string; rowId?: string; reason: string }, { client }) =>
    read(apiOf(client).adminUpi.claims[':id'].confirm.$post({ param: { id }, json })),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshAdmin(client),
});

export const refuseClaimMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }, { client }) =>
    read(apiOf(client).adminUpi.claims[':id'].refuse.$post({ param: { id }, json: { reason } })),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshAdmin(client),
});

export const ignoreRowMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }, { client }) =>
    read(apiOf(client).adminUpi.statements.rows[':id'].ignore.$post({ param: { id }, json: { reason } })),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshAdmin(client),
});

export const openRowMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).adminUpi.statements.rows[':id'].open.$post({ param: { id } })),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshAdmin(client),
});
