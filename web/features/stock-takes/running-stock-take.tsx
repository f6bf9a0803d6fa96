import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toLatinDigits } from '../../../schema/common/digits';
import { isExpected } from '../../../schema/stock-takes/expected';
import type { StockTakeDto } from '../../../schema/stock-takes/output';
import { cx } from '../../lib/class-names';
import { formatDateTime } from '../../lib/dates';
import { inWords } from '../../lib/failure';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Form } from '../../ui/form';
import { Progress } from '../../ui/progress';
import { CameraView } from '../print/camera-view';
import { KeyHook } from './key-hook';
import { calledInYard } from './look-up';
import { endStockTakeMutation } from './stock-takes.queries';
import { useFinds } from './use-finds';
import { useWords } from './words';

const TONES = { new: 'text-positive', known: 'text-ink-muted', odd: 'text-warning' };

/** The camera, what it has just found, and what is still to find. */
export function RunningStockTake({ take: current }: { take: StockTakeDto }) {
  const t = useWords();
  const finds = useFinds(current);
  const { take, heard, blank } = finds;
  const [hasCamera, setHasCamera] = useState(true);
  const [isEnding, setEnding] = useState(false);
  const end = useMutation(endStockTakeMutation);
  const expected = take.vehicles.filter(isExpected);
  const open = expected.filter(({ found }) => found === null);
  const out = take.vehicles.filter(
    (vehicle) => vehicle.status !== 'sold' && vehicle.outSince !== null && !isExpected(vehicle),
  );
  const found = expected.length - open.length;
  return (
    <div className="flex flex-col gap-4">
      {hasCamera ? (
        <CameraView
          onCode={finds.scanned}
          onOther={finds.other}
          onFailure={() => setHasCamera(false)}
          className="aspect-4/3 max-h-[40dvh] w-full rounded-lg bg-sunken object-cover"
        />
      ) : (
        <p className="rounded-lg bg-sunken p-4 text-sm">
          {t('The camera cannot be used. Allow it in the browser, or type the last four of each plate.')}
        </p>
      )}
      <p role="status" className={cx('min-h-6 font-medium', heard ? TONES[heard.tone] : 'text-ink-muted')}>
        {heard?.text ?? (hasCamera && t('Hold the camera over a sticker.'))}
      </p>
      {heard?.vehicle && <KeyHook key={heard.vehicle.id} vehicle={heard.vehicle} />}
      <PlateForm
        label={blank ? t('The sticker is on the vehicle with the last four') : t('Last four of the plate')}
        button={blank ? t('Put it on') : t('Found')}
        onTyped={finds.typed}
      />
      <Progress
        label={t('{found} of {expected} found', {
          found: formatNumber(found),
          expected: formatNumber(expected.length),
        })}
        percent={(found / Math.max(1, expected.length)) * 100}
      />
      {finds.waiting > 0 && (
        <p className="text-ink-muted text-sm">
          {t('{count} waiting for a network. They are kept on this phone.', { count: finds.waiting })}
        </p>
      )}
      {open.length > 0 && (
        <section aria-label={t('Not found yet')}>
          <h3 className="mb-1 font-medium text-sm">{t('Not found yet')}</h3>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {open.map((vehicle) => (
              <li key={vehicle.id} className="flex items-center gap-3 py-1 pr-1 pl-4 text-sm">
                <span className="min-w-0 flex-1">
                  <span translate="no">{calledInYard(vehicle)}</span>
                  {vehicle.hook && (
                    <span className="text-ink-muted">
                      {' · '}
                      {t('Key: {hook}', { hook: vehicle.hook })}
                    </span>
                  )}
                </span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('{vehicle} is here', { vehicle: calledInYard(vehicle) })}
                  onClick={() => finds.tapped(vehicle)}
                >
                  {t('Here')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {out.length > 0 && (
        <section aria-label={t('Out on a trip')}>
          <h3 className="mb-1 font-medium text-sm">{t('Out on a trip')}</h3>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {out.map((vehicle) => (
              <li key={vehicle.id} className="px-4 py-2 text-sm">
                <span translate="no">{calledInYard(vehicle)}</span>{' '}
                <span className="text-ink-muted">
                  {t('out since {time}', { time: formatDateTime(vehicle.outSince ?? '') })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button onClick={() => setEnding(true)}>{t('End the stock-take')}</Button>
      {isEnding && (
        <ConfirmDialog
          open
          onOpenChange={setEnding}
          title={t('End the stock-take?')}
          body={
            open.length === 0
              ? t('Every vehicle was found.')
              : t('{count} were not found and will be named as missing.', {
                  count: formatNumber(open.length),
                })
          }
          confirmLabel={t('End it')}
          onConfirm={() =>
            inWords(end.mutateAsync(take.id), t('It ends with a network. Please try again then.'))
          }
        />
      )}
    </div>
  );
}

interface PlateFormProps {
  label: string;
  button: string;
  /** False if nothing was found, so that it can be corrected. */
  onTyped: (digits: string) => Promise<boolean>;
}

function PlateForm({ label, button, onTyped }: PlateFormProps) {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const digits = toLatinDigits(typed).replace(/\D/g, '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (digits.length === 4 && (await onTyped(digits))) setTyped('');
  };
  return (
    <Form label={t('By the plate')} onSubmit={submit} className="flex items-end gap-2">
      <Field label={label} className="flex-1">
        <Input
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" disabled={digits.length !== 4}>
        {button}
      </Button>
    </Form>
  );
}
