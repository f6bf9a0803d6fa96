import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NotificationSettingsDto } from '../../../schema/channels/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { Form } from '../../ui/form';
import { SwitchField } from '../../ui/switch-field';
import { TimeOptions } from '../../ui/time-options';
import { quietHoursMutation } from './channels.queries';
import { useWords } from './words';

const USUAL = { from: '22:00', to: '07:00' };

/** Hours during which push, SMS and WhatsApp wait. */
export function QuietHours({ quietHours }: Pick<NotificationSettingsDto, 'quietHours'>) {
  const t = useWords();
  const [hours, setHours] = useState(quietHours ?? USUAL);
  const save = useMutation({
    ...quietHoursMutation,
    onError: (error) => toastFailure(error, t('Quiet hours could not be saved. Please try again.')),
  });
  const isChanged = quietHours && (hours.from !== quietHours.from || hours.to !== quietHours.to);
  return (
    <Card className="mt-5 flex max-w-3xl flex-col gap-4">
      <SwitchField
        label={t('Quiet hours')}
        description={t(
          'Push, SMS and WhatsApp wait, and arrive as one message afterwards. Mails never wait.',
        )}
        checked={quietHours !== null}
        disabled={save.isPending}
        onCheckedChange={(isOn) => save.mutate(isOn ? hours : null)}
      />
      {quietHours && (
        <Form
          label={t('Quiet hours')}
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(hours, {
              onSuccess: () => toast({ title: t('Quiet hours saved'), tone: 'success' }),
            });
          }}
        >
          <Field label={t('From')} className="w-32">
            <Select value={hours.from} onChange={({ target }) => setHours({ ...hours, from: target.value })}>
              <TimeOptions value={quietHours.from} />
            </Select>
          </Field>
          <Field label={t('To')} className="w-32">
            <Select value={hours.to} onChange={({ target }) => setHours({ ...hours, to: target.value })}>
              <TimeOptions value={quietHours.to} />
            </Select>
          </Field>
          <Button type="submit" disabled={!isChanged} pending={save.isPending}>
            {t('Save')}
          </Button>
          <p className="w-full text-ink-muted text-sm">{t('Indian time')}</p>
        </Form>
      )}
    </Card>
  );
}
