import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { formatDate } from '../../lib/dates';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card, CardHeader } from '../../ui/card';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useMay } from '../staff/use-may';
import { detailRows } from '../vehicles/detail-rows';
import { useWords } from './words';

const AnswererDialog = lazyDialog(async () => (await import('../staff/answerer-dialog')).AnswererDialog);

function Row({ label, children, action }: { label: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-card py-2.5">
      <dt className="w-40 shrink-0 text-ink-muted text-sm">{label}</dt>
      <dd className="wrap-break-word min-w-0 flex-1 basis-40 whitespace-pre-line">{children}</dd>
      {action && <dd>{action}</dd>}
    </div>
  );
}

/** Who answers buyers, in words. */
function Answerer({ vehicle: { answerer } }: Pick<DeskVehicleDto, 'vehicle'>) {
  const t = useWords();
  if (!answerer) return t('Owner');
  const number = formatMobile(answerer.mobileNumber);
  return answerer.name ? (
    <span translate="no">{`${answerer.name}, ${number}`}</span>
  ) : (
    t('Duty number {number}', { number })
  );
}

/** Who answers, the poster, and what the seller has said of the vehicle. */
export function VehicleDetails({ desk: { vehicle, poster } }: { desk: DeskVehicleDto }) {
  const t = useWords();
  const may = useMay();
  const [isAssigning, setAssigning] = useState(false);
  const printed = poster && t('Made on {date}', { date: formatDate(poster.printedAt) });
  return (
    <Card padded={false}>
      <CardHeader title={t('Details')} />
      <dl className="divide-y divide-line">
        <Row
          label={t('Who answers')}
          action={
            may('assign') &&
            vehicle.status !== 'sold' && (
              <Button size="sm" aria-label={t('Change who answers')} onClick={() => setAssigning(true)}>
                {t('Change')}
              </Button>
            )
          }
        >
          <Answerer vehicle={vehicle} />
        </Row>
        <Row
          label={t('Poster')}
          action={
            may('print') &&
            (!poster || poster.isOutdated) && (
              <Link
                to="/dashboard/print"
                search={{ chosen: vehicle.id }}
                className={buttonClass({ size: 'sm' })}
              >
                {t('Print a poster')}
              </Link>
            )
          }
        >
          {printed ?? t('None yet')}
          {poster?.isOutdated && (
            <span className="block text-sm text-warning">{t('It shows an old number.')}</span>
          )}
        </Row>
        <Row label={t('Listed on')}>{formatDate(vehicle.createdAt)}</Row>
        {detailRows(vehicle).map(([label, value]) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
      </dl>
      {isAssigning && <AnswererDialog vehicle={vehicle} onClose={() => setAssigning(false)} />}
    </Card>
  );
}
