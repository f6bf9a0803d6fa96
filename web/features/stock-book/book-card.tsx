import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Book } from '../../../schema/stock-book/kinds';
import type { SealCheckDto } from '../../../schema/stock-book/output';
import { formatDate } from '../../lib/dates';
import { saveFile } from '../../lib/download-file';
import { toastFailure } from '../../lib/failure';
import { indianDay } from '../../lib/indian-day';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { bookFileMutation, checkSealsMutation } from './book.queries';
import { OfficerButton } from './officer-button';
import { useWords } from './words';

const DAYS_BACK = -30;

function Checked({ check: { days, lines, differs, latest } }: { check: SealCheckDto }) {
  const t = useWords();
  if (differs) {
    return (
      <p className="text-danger text-sm">
        {t('{day} is not as it was sealed.', { day: formatDate(differs) })}
      </p>
    );
  }
  if (!latest) return <p className="text-sm">{t('No sealed days. A day is sealed after midnight.')}</p>;
  return (
    <div className="text-sm">
      <p>{t('Intact: {days} days, {lines} lines.', { days, lines })}</p>
      <p className="break-all text-ink-muted text-xs" translate="no">
        {formatDate(latest.day)}: {latest.root}
      </p>
    </div>
  );
}

/** The stock book and the trip book of some days as files, and whether their seals hold. */
export function BookCard() {
  const t = useWords();
  const today = indianDay(Date.now());
  const [days, setDays] = useState({ from: indianDay(Date.now(), DAYS_BACK), until: today });
  const file = useMutation(bookFileMutation);
  const check = useMutation(checkSealsMutation);
  const failed = (error: Error) => toastFailure(error, t('That did not work. Please try again.'));
  const save = (book: Book) => file.mutate({ book, ...days }, { onSuccess: saveFile, onError: failed });
  const dayField = (name: 'from' | 'until') => ({
    type: 'date',
    max: today,
    value: days[name],
    // An emptied field has no day to ask for.
    onChange: ({ target }: { target: HTMLInputElement }) => {
      check.reset();
      if (target.value) setDays({ ...days, [name]: target.value });
    },
  });
  const icon = <Download aria-hidden="true" className="size-4" />;
  return (
    <section aria-label={t('Stock book')}>
      <Card padded={false}>
        <CardHeader
          title={t('Stock book')}
          description={t(
            'The dealer’s own record. Forms 29A to 29F are filed on Parivahan, not here. Not checked by any office.',
          )}
        />
        <div className="flex flex-wrap items-end gap-3 px-card py-4">
          <Field label={t('From day')}>
            <Input {...dayField('from')} />
          </Field>
          <Field label={t('To day')}>
            <Input {...dayField('until')} />
          </Field>
          <Button icon={icon} pending={file.isPending} onClick={() => save('stock')}>
            {t('Cars, sellers and buyers (CSV)')}
          </Button>
          <Button icon={icon} pending={file.isPending} onClick={() => save('trips')}>
            {t('Trips (CSV)')}
          </Button>
          <OfficerButton days={days} />
          <Button pending={check.isPending} onClick={() => check.mutate(days, { onError: failed })}>
            {t('Check the seals')}
          </Button>
        </div>
        <div role="status" className="px-card pb-4 empty:hidden">
          {check.data && <Checked check={check.data} />}
        </div>
      </Card>
    </section>
  );
}
