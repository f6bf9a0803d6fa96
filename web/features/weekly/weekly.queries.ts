import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';
import { notificationSettingsQuery } from '../push/push.queries';

const weeklyKey = ['api', 'weekly'] as const;

/** The note about the past week. */
export const weeklyNoteQuery = queryOptions({
  meta: STORED_ON_DEVICE,
  queryKey: weeklyKey,
  queryFn: ({ client }) => read(apiOf(client).weekly.index.$get()),
});

/** Turns the note off, on every channel. */
export const stopWeeklyNoteMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).weekly.index.$delete()),
  onSuccess: (answer, _input, _result, { client }) => {
    client.setQueryData(weeklyNoteQuery.queryKey, answer);
    return client.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey });
  },
});
