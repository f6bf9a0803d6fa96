import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SKIPPED_PERMISSIONS } from '../../../schema/permissions/input';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { currentUserQuery } from '../auth/auth.queries';
import { askBrowser } from '../permissions/ask-browser';
import { savePermissionsMutation } from '../permissions/permissions.queries';
import { notificationSettingsQuery } from '../push/push.queries';
import { type PushState, readPushState, turnPushOn } from '../push/push-device';
import { useWords } from './words';

const WORDS = {
  unsupported: 'This browser has no push messages.',
  home_screen:
    'On an iPhone, add the page to your home screen first: open the Share menu, choose “Add to Home Screen”, open Chaabi from there and come back to this page.',
  denied:
    'Your browser blocks notifications of this page. Allow them in its site settings, then load the page again.',
  off: 'Push is off on this device.',
  on: 'Push is on on this device.',
} as const satisfies Record<PushState, string>;

/** What can be done about push messages on this device. */
export function PushDevice() {
  const t = useWords();
  const client = useQueryClient();
  const { data: devices } = useQuery({
    ...notificationSettingsQuery,
    select: (settings) => settings.devices,
  });
  const { data: user } = useQuery(currentUserQuery);
  const { data: browser } = useQuery({
    queryKey: ['push-state'],
    queryFn: readPushState,
    staleTime: 0,
    gcTime: 0,
  });
  const save = useMutation(savePermissionsMutation);
  const turnOn = useMutation({
    mutationFn: async () => {
      if (!(await askBrowser('notifications'))) return false;
      const permissions = user?.permissions ?? SKIPPED_PERMISSIONS;
      if (!permissions.notifications) await save.mutateAsync({ ...permissions, notifications: true });
      return turnPushOn(client);
    },
    onSuccess: (isOn) => isOn || toast({ title: t(WORDS.denied), tone: 'error' }),
    onError: (error) => toastFailure(error, t('Push messages could not be turned on. Please try again.')),
    onSettled: () => client.invalidateQueries({ queryKey: ['push-state'] }),
  });
  if (!browser) return null;
  const isStored = devices?.some(({ isThisSession }) => isThisSession) ?? false;
  const state = browser === 'on' && !(isStored && user?.permissions?.notifications) ? 'off' : browser;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sunken px-card py-3 text-sm">
      <p className="min-w-0 flex-1 basis-52">{t(WORDS[state])}</p>
      {state === 'off' && (
        <Button size="sm" variant="primary" pending={turnOn.isPending} onClick={() => turnOn.mutate()}>
          {t('Turn on for this device')}
        </Button>
      )}
    </li>
  );
}
