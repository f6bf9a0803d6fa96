import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CreateGiftCodeInput } from '../../../schema/billing/gift-codes.input';
import type { GiftCodeDto } from '../../../schema/billing/gift-codes.output';
import type { UserPlanInput } from '../../../schema/billing/input';
import type { UpgradeStatus } from '../../../schema/billing/upgrade-requests.input';
import type { AdminUpgradeRequestDto } from '../../../schema/billing/upgrade-requests.output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { refreshAdmin } from '../admin/admin-keys';

const POLL_MS = 5_000;
const LIMIT = '50';
const codesKey = ['api', 'admin-lists', 'gift-codes'] as const;
const requestsKey = ['api', 'admin-lists', 'upgrade-requests'] as const;

export const giftCodesQuery = pagedQuery<GiftCodeDto>(
  codesKey,
  (client, query) =>
    readPage(apiOf(client).adminBilling['gift-codes'].$get({ query: { ...query, limit: LIMIT } })),
  { staleTime: POLL_MS },
);

export const upgradeRequestsQuery = (status: UpgradeStatus | '') =>
  pagedQuery<AdminUpgradeRequestDto>(
    [...requestsKey, status],
    (client, query) =>
      readPage(
        apiOf(client).adminBilling['upgrade-requests'].$get({
          query: { ...query, limit: LIMIT, ...(status ? { status } : {}) },
        }),
      ),
    { refetchInterval: POLL_MS },
  );

export const createGiftCodeMutation = mutationOptions({
  mutationFn: (json: z.input<typeof CreateGiftCodeInput>, { client }) =>
    read(apiOf(client).adminBilling['gift-codes'].$post({ json })),
  onSuccess: (_code, _input, _result, { client }) => client.invalidateQueries({ queryKey: codesKey }),
});

export const changeRequestMutation = mutationOptions({
  mutationFn: ({ id, ...json }: { id: string; status?: UpgradeStatus; notes?: string }, { client }) =>
    read(apiOf(client).adminBilling['upgrade-requests'][':id'].$patch({ param: { id }, json })),
  // Also after a refusal: another operator may have decided.
  onSettled: (_request, _error, _input, _result, { client }) => refreshAdmin(client),
});

export const setUserPlanMutation = mutationOptions({
  mutationFn: (json: UserPlanInput, { client }) =>
    read(apiOf(client).adminBilling['user-plan'].$post({ json })),
  onSuccess: (_plan, _input, _result, { client }) => refreshAdmin(client),
});

export const refundMutation = mutationOptions({
  mutationFn: ({ id, reason, reference }: { id: string; reason: string; reference?: string }, { client }) =>
    read(
      apiOf(client).adminBilling.payments[':id'].refund.$post({
        param: { id },
        json: { reason, ...(reference ? { reference } : {}) },
      }),
    ),
  onSettled: (_payment, _error, _input, _result, { client }) => refreshAdmin(client),
});
