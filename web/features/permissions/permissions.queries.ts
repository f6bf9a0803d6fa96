import { mutationOptions } from '@tanstack/react-query';
import type { Permissions } from '../../../schema/permissions/input';
import { apiOf, read } from '../../lib/api';
import { currentUserQuery } from '../auth/auth.queries';

/** Stores the whole map; the person's own data carries it from then on. */
export const savePermissionsMutation = mutationOptions({
  mutationFn: (json: Permissions, { client }) =>
    read(apiOf(client).permissions.user.permissions.$post({ json })),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
});
