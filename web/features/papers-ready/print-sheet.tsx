import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatDate } from '../../lib/dates';
import { lastFour } from '../vehicles/last-four';
import { useWords } from './words';

/** Everything else on the page, which is not printed. */
const SCREEN = '#root';

interface PrintSheetProps {
  vehicle: OwnVehicleDto;
  soldOn: string;
  children: ReactNode;
  onDone: () => void;
}

/** Prints its children alone, below the vehicle's name and last four digits, without names and numbers of people. */
export function PrintSheet({ vehicle, soldOn, children, onDone }: PrintSheetProps) {
  const t = useWords();
  useEffect(() => {
    const screen = document.querySelector(SCREEN);
    screen?.classList.add('print:hidden');
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => {
      screen?.classList.remove('print:hidden');
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  const digits = lastFour(vehicle.registrationNumber);
  return createPortal(
    <article className="hidden print:block">
      <h1 className="font-semibold text-xl">{t('Checklist for the RC')}</h1>
      <p className="mb-4">
        <span translate="no">{[vehicle.name, digits].filter(Boolean).join(' · ')}</span>
        {', '}
        {t('sold on {date}', { date: formatDate(soldOn) })}
      </p>
      {children}
    </article>,
    document.body,
  );
}
