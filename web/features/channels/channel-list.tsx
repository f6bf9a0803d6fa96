import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { CHANNEL_WORDS, isNumberChannel } from '../../../schema/channels/events';
import type { ChannelDto, NotificationSettingsDto } from '../../../schema/channels/output';
import { formatMobile } from '../../../schema/common/mobile-text';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { CHANNEL_NOTES, PROBLEM_WORDS, testWords } from './channel-words';
import { testMutation } from './channels.queries';
import { PushDevice } from './push-device-row';
import { say, useWords } from './words';

function recipientOf({ channel, recipient }: ChannelDto) {
  if (recipient === null) return say(CHANNEL_NOTES[channel]);
  return isNumberChannel(channel) ? formatMobile(recipient) : recipient;
}

function Channel({ channel }: { channel: ChannelDto }) {
  const t = useWords();
  const { channel: name, problem, reason, test } = channel;
  const label = t.known(CHANNEL_WORDS[name]);
  const send = useMutation({
    ...testMutation,
    onSuccess: () => toast({ title: t('The test message is on its way'), tone: 'success' }),
    onError: (error) => toastFailure(error, t('The test message could not be sent.')),
  });
  const canTest = problem === null || problem === 'stopped';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {label}
          {problem === null && <Badge tone="positive">{t('On')}</Badge>}
          {problem && (
            <Badge tone={problem === 'stopped' ? 'danger' : 'neutral'}>{t(PROBLEM_WORDS[problem])}</Badge>
          )}
        </p>
        <p className="wrap-anywhere text-ink-muted">{recipientOf(channel)}</p>
        {reason && (
          <p className="text-danger">
            {t('{reason}. Nothing more is sent there; a test message starts it again.', { reason })}
          </p>
        )}
        {test && <p className="text-ink-muted">{testWords(test)}</p>}
        {problem === 'no_email' && (
          <Link
            to="/dashboard/settings"
            hash="account"
            className="touch-target inline-flex items-center font-medium text-accent"
          >
            {t('Add your email')}
          </Link>
        )}
        {problem === 'pro' && (
          <a href="/subscription" className="touch-target inline-flex items-center font-medium text-accent">
            {t('See plans')}
          </a>
        )}
      </div>
      {canTest && (
        <Button
          size="sm"
          pending={send.isPending}
          aria-label={t('Send a test by {label}', { label })}
          onClick={() => send.mutate(name)}
        >
          {t('Send a test')}
        </Button>
      )}
    </li>
  );
}

/** Where messages go, whether they arrive, and a way to test it. */
export function ChannelList({ settings }: { settings: NotificationSettingsDto }) {
  const t = useWords();
  return (
    <Card padded={false} className="max-w-3xl">
      <CardHeader title={t('How we reach you')} />
      <ul className="divide-y divide-line">
        {settings.channels
          .filter(({ problem }) => problem !== 'not_offered')
          .map((channel) => (
            <Fragment key={channel.channel}>
              <Channel channel={channel} />
              {channel.channel === 'push' && <PushDevice />}
            </Fragment>
          ))}
      </ul>
    </Card>
  );
}
