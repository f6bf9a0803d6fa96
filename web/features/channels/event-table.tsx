import { useMutation } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import {
  CHANNEL_WORDS,
  type Channel,
  EVENTS,
  type EventKind,
  isNumberChannel,
  type Setting,
} from '../../../schema/channels/events';
import type { ChannelDto, NotificationSettingsDto } from '../../../schema/channels/output';
import { CONSENTS } from '../../../schema/common/consents';
import { toastFailure } from '../../lib/failure';
import { Card, CardHeader } from '../../ui/card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { preferenceMutation } from './channels.queries';
import { useWords } from './words';

interface CellProps {
  kind: EventKind;
  channel: Channel;
  setting: Setting;
  disabled: boolean;
}

function Cell({ kind, channel, setting, disabled }: CellProps) {
  const t = useWords();
  // A mutation becomes pending a moment after the press; without this the checkbox would flip back in
  // between.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const save = useMutation({
    ...preferenceMutation,
    onError: (error) => toastFailure(error, t('This could not be saved. Please try again.')),
    onSettled: () => setPressed(null),
  });
  const sign = 'mx-auto size-4 text-ink-muted';
  if (setting === 'never') {
    return (
      <>
        <Minus aria-hidden="true" className={sign} />
        <VisuallyHidden>{t('Not by {channel}', { channel: t.known(CHANNEL_WORDS[channel]) })}</VisuallyHidden>
      </>
    );
  }
  if (setting === 'always') {
    return (
      <>
        <Check aria-hidden="true" className={sign} />
        <VisuallyHidden>{t('Always on')}</VisuallyHidden>
      </>
    );
  }
  return (
    <label className="mx-auto flex size-11 cursor-pointer items-center justify-center">
      <VisuallyHidden>
        {t('{event} by {channel}', {
          event: t(EVENTS[kind].label),
          channel: t.known(CHANNEL_WORDS[channel]),
        })}
      </VisuallyHidden>
      <input
        type="checkbox"
        className="size-5 cursor-pointer rounded-xs"
        checked={pressed ?? setting === 'on'}
        disabled={disabled && setting === 'off'}
        onChange={({ target: { checked } }) => {
          setPressed(checked);
          save.mutate({ kind, channel, enabled: checked });
        }}
      />
    </label>
  );
}

/** Leaves out channels that are not offered. */
const columnsOf = (channels: readonly ChannelDto[]) =>
  channels.filter(({ problem }) => problem !== 'not_offered');

/** Events by channel. The bell shows everything. */
export function EventTable({ settings }: { settings: NotificationSettingsDto }) {
  const t = useWords();
  const columns = columnsOf(settings.channels);
  const cannotStart = ({ channel, problem }: ChannelDto) =>
    isNumberChannel(channel) && (problem === 'pro' || problem === 'no_number');
  return (
    <Card padded={false} className="mt-5 max-w-3xl">
      <CardHeader
        title={t('Choose your alerts')}
        description={t('Everything also appears under the bell.')}
      />
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="border-line border-b text-ink-muted text-xs">
            <th scope="col" className="px-card py-2 text-left font-medium">
              {t('Event')}
            </th>
            {columns.map(({ channel }) => (
              <th key={channel} scope="col" className="w-15 py-2 font-medium sm:w-24">
                {t.known(CHANNEL_WORDS[channel])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {settings.events.map(({ kind, ...event }) => (
            <tr key={kind}>
              <th scope="row" className="px-card py-1.5 text-left font-normal">
                <span className="font-medium">{t(EVENTS[kind].label)}</span>
                <span className="block text-ink-muted max-sm:sr-only">{t(EVENTS[kind].text)}</span>
              </th>
              {columns.map((column) => (
                <td key={column.channel} className="text-center">
                  <Cell
                    kind={kind}
                    channel={column.channel}
                    setting={event[column.channel]}
                    disabled={cannotStart(column)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {columns.some(({ channel }) => isNumberChannel(channel)) && (
        <p className="border-line border-t px-card py-3 text-ink-muted text-sm">
          {t.known(CONSENTS.numberMessages.text)}
        </p>
      )}
    </Card>
  );
}
