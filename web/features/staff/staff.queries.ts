import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InvitationDecision, RoleInput } from '../../../schema/staff/input';
import type { StaffDto } from '../../../schema/staff/output';
import type { OwnershipAcceptance, OwnershipOffer } from '../../../schema/staff/ownership';
import type { Role } from '../../../schema/staff/roles';
import type { Switches } from '../../../schema/staff/switches';
import { apiOf, read } from '../../lib/api';
import { currentUserQuery } from '../auth/auth.queries';
import { refreshRecord } from '../changes/changes.queries';

const staffKey = ['api', 'staff'] as const;
/** While somebody may ask to be let in. */
const LOOK_EVERY_MS = 4_000;

/** Who works for the person, and who may join. */
export const staffQuery = queryOptions({
  queryKey: staffKey,
  queryFn: ({ client }) => read(apiOf(client).staff.index.$get()),
  refetchInterval: ({ state: { data } }) =>
    data?.invitations.some(({ state }) => state !== 'expired') ? LOOK_EVERY_MS : false,
});

/** The staff as a change left it, and the change in the record. */
function show(client: QueryClient, staff: StaffDto) {
  client.setQueryData(staffQuery.queryKey, staff);
  return refreshRecord(client);
}

export const inviteMutation = mutationOptions({
  mutationFn: ({ role, forWhom }: { role: Role; forWhom: string }, { client }) =>
    read(apiOf(client).staff.invitations.$post({ json: { role, ...(forWhom ? { forWhom } : {}) } })),
  onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: staffKey }),
});

/** A new link for an invitation, instead of the former one. */
export const renewInvitationMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).staff.invitations[':id'].link.$post({ param: { id } })),
  onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: staffKey }),
});

export const revokeInvitationMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).staff.invitations[':id'].$delete({ param: { id } })),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: staffKey }),
});

export const decideMutation = mutationOptions({
  mutationFn: ({ id, decision }: { id: string } & InvitationDecision, { client }) =>
    read(apiOf(client).staff.invitations[':id'].decision.$post({ param: { id }, json: { decision } })),
  onSuccess: (staff, _input, _result, { client }) => show(client, staff),
});

export const changeRoleMutation = mutationOptions({
  mutationFn: ({ id, role }: { id: string } & RoleInput, { client }) =>
    read(apiOf(client).staff.members[':id'].$patch({ param: { id }, json: { role } })),
  onSuccess: (staff, _input, _result, { client }) => show(client, staff),
});

export const setSwitchesMutation = mutationOptions({
  scope: { id: 'switches' },
  mutationFn: (json: Switches, { client }) => read(apiOf(client).staff.switches.$put({ json })),
  onSuccess: (staff, _input, _result, { client }) => show(client, staff),
});

/** What somebody who works for a seller wants to be notified of there. */
export const setWishesMutation = mutationOptions({
  scope: { id: 'wishes' },
  mutationFn: (offers: boolean, { client }) => read(apiOf(client).staff.wishes.$put({ json: { offers } })),
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
});

export const removeMemberMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).staff.members[':id'].$delete({ param: { id } })),
  onSuccess: (staff, _input, _result, { client }) => show(client, staff),
});

const ownershipKey = ['api', 'ownership'] as const;

/** The accounts that are offered: the person's own to somebody, and others' to the person. */
export const ownershipQuery = queryOptions({
  queryKey: ownershipKey,
  queryFn: ({ client }) => read(apiOf(client).ownership.index.$get()),
});

export const offerOwnershipMutation = mutationOptions({
  mutationFn: (json: OwnershipOffer, { client }) => read(apiOf(client).ownership.index.$post({ json })),
  onSuccess: (offers, _input, _result, { client }) => client.setQueryData(ownershipKey, offers),
});

export const takeBackOwnershipMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).ownership.index.$delete()),
  onSuccess: (offers, _input, _result, { client }) => client.setQueryData(ownershipKey, offers),
});

export const declineOwnershipMutation = mutationOptions({
  mutationFn: (sellerId: string, { client }) =>
    read(apiOf(client).ownership.decline.$post({ json: { sellerId } })),
  onSuccess: (offers, _input, _result, { client }) => client.setQueryData(ownershipKey, offers),
});

export const acceptOwnershipMutation = mutationOptions({
  mutationFn: (json: OwnershipAcceptance, { client }) => read(apiOf(client).ownership.accept.$post({ json })),
});

/** What an invitation is for. While its guest waits, it is asked again. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...staffKey, 'invitation', token],
    queryFn: ({ client }) => read(apiOf(client).staff.look.$post({ json: { token } })),
    refetchInterval: ({ state: { data } }) => (data?.state === 'asked' ? LOOK_EVERY_MS : false),
  });

export const askMutation = mutationOptions({
  mutationFn: (token: string, { client }) => read(apiOf(client).staff.ask.$post({ json: { token } })),
  onSuccess: (answer, token, _result, { client }) =>
    client.setQueryData(invitationQuery(token).queryKey, answer),
});

/** Who is signed in, whatever the address says. */
export const personHereQuery = queryOptions({
  queryKey: [...staffKey, 'person'],
  queryFn: async (): Promise<{ id: string } | null> => {
    const response = await fetch('/api/auth/user');
    return response.ok ? response.json() : null;
  },
});

/** For whom the person works. */
export const workplacesQuery = queryOptions({
  queryKey: [...staffKey, 'workplaces'],
  queryFn: ({ client }) => read(apiOf(client).staff.workplaces.$get()),
});
