import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMobile } from '../../../schema/common/mobile-text';
import { FUEL_LABELS, PURPOSE_LABELS } from '../../../schema/stock-book/kinds';
import type { BookLineDto } from '../../../schema/stock-book/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { LoadFailure } from '../../ui/core/load-failure';
import { useMay } from '../staff/use-may';
import { isLongTrip } from './km-question';
import { LineActions } from './line-actions';
import { NumbersRow } from './numbers-row';
import { SendSlip } from './send-slip';
import { TripButtons } from './trip-buttons';
import { tripsQuery } from './trips.queries';
import { dropLine, unsentLinesQuery } from './unsent-lines';
import { useWords } from './words';

/** Minutes by which a phone's clock may be wrong without a word about it. */
const TOLERANCE_MS = 10 * 60_000;

interface LineProps {
  line: BookLineDto;
  corrections: readonly BookLineDto[];
  /** The line that it ends, if it is among the latest. */
  ended: BookLineDto | undefined;
}

function Line({ line, corrections, ended }: LineProps) {
  const t = useWords();
  const { kind, fields, personal, erased, happenedAt, notedAt, personName } = line;
  const { kms, purpose, fuel } = fields;
  const { name, phone, licenceEnd, remark } = personal;
  const isLate = Math.abs(Date.parse(notedAt) - Date.parse(happenedAt)) > TOLERANCE_MS;
  return (
    <li className="px-card py-2 text-sm">
      <p>
        <span className="font-medium">
          {kind === 'out' ? t('Out') : t(fields.handedOver ? 'Handed over' : 'Back in')}
        </span>
        {purpose && <> · {t(PURPOSE_LABELS[purpose])}</>}
        {kms !== undefined && <> · {t('{kms} km', { kms: kms.toLocaleString('en-IN') })}</>}
        {fuel && (
          <>
            {' '}
            · {t('Fuel')} {t(FUEL_LABELS[fuel])}
          </>
        )}
      </p>
      <p className="text-ink-muted">
        <span translate="no">
          {[name, phone?.startsWith('+') ? formatMobile(phone) : phone, licenceEnd, remark]
            .filter(Boolean)
            .join(', ')}
        </span>
        {erased.length > 0 && t('Erased')}
      </p>
      <p className="text-ink-muted text-xs">
        {formatDateTime(happenedAt)} · {fields.bySlip && t('The driver, by the slip')}
        {!fields.bySlip &&
          (personName === null ? t('Former staff') : <span translate="no">{personName}</span>)}
        {isLate && <> · {t('reached us {time}', { time: formatDateTime(notedAt) })}</>}
      </p>
      {fields.bySlip && ended && isLongTrip(kms, ended.fields.kms) && (
        <p className="text-warning text-xs">{t('An unusually long trip: check the km, and correct it.')}</p>
      )}
      {corrections.map(({ id, personal: { remark }, notedAt: when }) => (
        <p key={id} className="text-xs">
          {t('Corrected')} · {formatDateTime(when)} · <span translate="no">{remark ?? t('Erased')}</span>
        </p>
      ))}
      <LineActions line={line} />
    </li>
  );
}

function Unsent({ vehicleId }: { vehicleId: string }) {
  const t = useWords();
  const client = useQueryClient();
  const { data: all = [] } = useQuery(unsentLinesQuery);
  const own = all.filter((line) => line.vehicleId === vehicleId);
  const discard = (key: string) =>
    void dropLine(key).then(() => client.invalidateQueries({ queryKey: unsentLinesQuery.queryKey }));
  if (own.length === 0) return null;
  return (
    <ul aria-label={t('Not sent yet')} className="divide-y divide-line">
      {own.map(({ path, json, refusal }) => (
        <li key={json.key} className="flex flex-wrap items-center gap-2 px-card py-2 text-sm">
          <span className="min-w-0 flex-1">
            {path === 'out' ? t('Out') : t('Back in')} · {formatDateTime(json.at)}
            <span className="block text-ink-muted">{refusal ?? t('Not sent yet')}</span>
          </span>
          {refusal !== undefined && (
            <Button size="sm" onClick={() => discard(json.key)}>
              {t('Discard')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where a vehicle is, and the trips that it has made. */
export function TripCard({ vehicle }: { vehicle: Pick<OwnVehicleDto, 'id' | 'name' | 'kmsDriven'> }) {
  const t = useWords();
  const may = useMay();
  const { data, error, refetch } = useQuery(tripsQuery(vehicle.id));
  const lines = data?.lines.filter(({ kind }) => kind === 'out' || kind === 'back') ?? [];
  return (
    <section aria-label={t('Trips')}>
      <Card padded={false}>
        <CardHeader title={t('Trips')} description={t('Who took it out, when, and with how many km.')} />
        <div className="flex flex-wrap items-center justify-between gap-3 px-card py-3">
          <TripButtons vehicleId={vehicle.id} name={vehicle.name} listedKms={vehicle.kmsDriven} />
          {data && <SendSlip trips={data} />}
        </div>
        <Unsent vehicleId={vehicle.id} />
        {error && !data && <LoadFailure title={t('This could not be loaded')} onRetry={refetch} />}
        {lines.length > 0 && (
          <ul aria-label={t('Latest trips')} className="divide-y divide-line border-line border-t">
            {lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                ended={data?.lines.find(({ id }) => id === line.aboutId)}
                corrections={
                  data?.lines.filter(({ aboutId, kind }) => kind === 'correction' && aboutId === line.id) ??
                  []
                }
              />
            ))}
          </ul>
        )}
        {may('workOnLeads') && <NumbersRow vehicleId={vehicle.id} />}
      </Card>
    </section>
  );
}
