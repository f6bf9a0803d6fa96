import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Permissions } from '../../../schema/permissions/input';
import { apiOf, read } from '../../lib/api';
import { currentUserQuery } from '../auth/auth.queries';

/** Allowing notifications turns push on for this device. Its settings tell if that failed. */
async function startPush(client: QueryClient) {
  try {
    const { turnPushOn } = await import('../push/push-device');
    await turnPushOn(client);
  } catch (error) {
    console.warn('push: not turned on', error);
  }
}

/** Stores all permissions, which become part of the person's data. */
export const savePermissionsMutation = mutationOptions({
  mutationFn: (json: Permissions, { client }) =>
    read(apiOf(client).permissions.user.permissions.$post({ json })),
  onSuccess: (_data, input, _result, { client }) => {
    if (input.notifications) startPush(client);
    return client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  },
});
