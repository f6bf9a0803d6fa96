import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CodeDetailsDto } from '../../../schema/links/output';
import type { ListingRef } from '../../../schema/vehicles/input';
import { ApiError } from '../../lib/api';
import { formatDate } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { formatNumber } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Loaded } from '../../ui/core/loaded';
import { Select } from '../../ui/core/select';
import { Dialog } from '../../ui/dialog';
import { Form } from '../../ui/form';
import { Skeleton } from '../../ui/skeleton';
import { codeQuery, pointCodeMutation } from '../links/links.queries';
import { useAllVehicles } from '../vehicles/use-all-vehicles';
import { targetText } from './sticker-row';
import { useAllPages } from './use-printables';
import { say, useWords } from './words';

interface StickerDialogProps {
  code: string;
  onClose: () => void;
}

/** One code: its destination, its scans, and its earlier destinations. */
export function StickerDialog({ code, onClose }: StickerDialogProps) {
  const t = useWords();
  const details = useQuery(codeQuery(code));
  const isUnknown = details.error instanceof ApiError && details.error.status === 404;
  const number = details.data?.number;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={number ? t('Sticker {number}', { number }) : t('Code {code}', { code })}
      description={details.data && targetText(details.data.target)}
    >
      {isUnknown ? (
        <p>{t('This code is not one of yours. Sign in with the account that printed it.')}</p>
      ) : (
        <Loaded
          query={details}
          failure={t('The code could not be loaded')}
          loading={<Skeleton className="h-40" />}
        >
          {(known) => (
            <div className="flex flex-col gap-5">
              <BindForm details={known} onBound={onClose} />
              {known.target && <Scans details={known} />}
              <History details={known} />
            </div>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

interface Choice {
  id: string;
  name: string;
  ref: ListingRef;
}

/** What a code can lead to: the seller's vehicles, and those they have republished. */
function useChoices(): Choice[] | undefined {
  const vehicles = useAllVehicles();
  const pages = useAllPages();
  if (!vehicles.data || !pages.data) return undefined;
  return [
    ...vehicles.data
      .filter(({ status }) => status !== 'sold')
      .map(({ id, name }) => ({ id, name, ref: { vehicleId: id } })),
    ...pages.data.map(({ id, name }) => ({
      id,
      name: say('{name} (republished)', { name }),
      ref: { republishedVehicleId: id },
    })),
  ];
}

function BindForm({ details, onBound }: { details: CodeDetailsDto; onBound: () => void }) {
  const t = useWords();
  const { code, number, target } = details;
  const choices = useChoices();
  const [chosenId, setChosenId] = useState('');
  const bind = useMutation({
    ...pointCodeMutation,
    onSuccess: (link) => {
      toast({
        title: `${number ? t('Sticker {number}', { number }) : t('The code')} now leads to ${link.target?.name}`,
        tone: 'success',
      });
      onBound();
    },
    onError: (error) => toastFailure(error, t('Failed to change the code. Please try again.')),
  });
  if (!choices) return <Skeleton className="h-28" />;
  const others = choices.filter(({ id }) => id !== (target?.vehicleId ?? target?.republishedVehicleId));
  if (others.length === 0) {
    return <p className="text-ink-muted text-sm">{t('You have no other vehicle that is for sale.')}</p>;
  }
  const chosen = others.find(({ id }) => id === chosenId) ?? others[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) bind.mutate({ code, ...chosen.ref });
  };
  return (
    <Form label={t('Where this code leads')} className="flex flex-col gap-3" onSubmit={submit}>
      <Field
        label={target ? t('Move to') : t('Vehicle')}
        hint={t('Anyone who scans it sees this vehicle from now on.')}
      >
        <Select value={chosen?.id} onChange={(event) => setChosenId(event.target.value)}>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="primary" pending={bind.isPending} pendingLabel={t('Saving...')}>
        {target ? t('Move it') : t('Put it on this vehicle')}
      </Button>
    </Form>
  );
}

/** "12 Jan 2027" for "2027-01-12". */
const dayText = (day: string) => formatDate(`${day}T12:00:00+05:30`);

function Scans({ details }: { details: CodeDetailsDto }) {
  const t = useWords();
  const { scanCount, recentScans, lastScannedOn, days, isUnscanned, since } = details;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium text-sm">{t('Scans')}</h3>
      <p className="text-sm">
        {t('{recent} in the last 30 days, {all} in all.', {
          recent: formatNumber(recentScans),
          all: formatNumber(scanCount),
        })}{' '}
        {lastScannedOn
          ? t('Last on {lastScannedOn}.', { lastScannedOn: dayText(lastScannedOn) })
          : t('In use since {since}.', { since: formatDate(since) })}
      </p>
      {isUnscanned && (
        <p className="text-sm text-warning">
          {t('Not scanned for 30 days. Look whether it is dirty, covered or gone.')}
        </p>
      )}
      {days.length > 0 && (
        <ul className="max-h-40 overflow-y-auto text-ink-muted text-sm">
          {days.map(({ day, scans }) => (
            <li key={day} className="flex justify-between gap-4 py-0.5">
              <span>{dayText(day)}</span>
              <span className="tabular-nums">{formatNumber(scans)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function History({ details: { history } }: { details: CodeDetailsDto }) {
  const t = useWords();
  if (history.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium text-sm">{t('Before')}</h3>
      <ul className="text-sm">
        {history.map((place) => (
          <li key={place.until} className="flex flex-wrap justify-between gap-x-4 py-0.5">
            <span>{targetText(place)}</span>
            <span className="text-ink-muted">
              {t('{since} to {until}', { since: formatDate(place.since), until: formatDate(place.until) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
