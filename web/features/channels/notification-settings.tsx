import { useQuery } from '@tanstack/react-query';
import type { NotificationSettingsDto } from '../../../schema/channels/output';
import { Loaded } from '../../ui/core/loaded';
import { PageHeader } from '../../ui/core/page-header';
import { TableSkeleton } from '../../ui/table-skeleton';
import { notificationSettingsQuery } from '../push/push.queries';
import { BackToSettings } from '../settings/back-to-settings';
import { SettingsFrame } from '../settings/settings-frame';
import { ChannelList } from './channel-list';
import { DeviceList } from './device-list';
import { EventTable } from './event-table';
import { QuietHours } from './quiet-hours';
import { useWords } from './words';

const TEST_POLL_MS = 2000;
/** How long a test message is waited for. */
const TEST_WAIT_MS = 60_000;

const isTestUnderWay = (settings: NotificationSettingsDto | undefined) =>
  settings?.channels.some(
    ({ test }) => test?.outcome === null && Date.now() - Date.parse(test.at) < TEST_WAIT_MS,
  );

/** Which events a seller is notified of, on which channels, and whether those work. */
export function NotificationSettings() {
  const t = useWords();
  const query = useQuery({
    ...notificationSettingsQuery,
    refetchInterval: ({ state: { data } }) => (isTestUnderWay(data) ? TEST_POLL_MS : false),
  });
  return (
    <>
      <BackToSettings />
      <PageHeader title={t('Notifications')} />
      <SettingsFrame>
        <Loaded
          query={query}
          failure={t('Your notification settings could not be loaded')}
          loading={<TableSkeleton label={t('Loading your notification settings')} />}
        >
          {(settings) => (
            <>
              <ChannelList settings={settings} />
              <EventTable settings={settings} />
              <QuietHours quietHours={settings.quietHours} />
              <DeviceList devices={settings.devices} />
            </>
          )}
        </Loaded>
      </SettingsFrame>
    </>
  );
}
