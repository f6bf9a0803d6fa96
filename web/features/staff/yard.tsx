import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftDto } from '../../../schema/drafts/output';
import { imageAt } from '../../../schema/media/input';
import type { YardVehicleDto } from '../../../schema/vehicles/output';
import { formatKms } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { Loaded } from '../../ui/core/loaded';
import { PageHeader } from '../../ui/core/page-header';
import { ShowMore } from '../../ui/core/show-more';
import { SmartImage } from '../../ui/core/smart-image';
import { TimeAgo } from '../../ui/core/time-ago';
import { lazyDialog } from '../../ui/lazy-dialog';
import { TableSkeleton } from '../../ui/table-skeleton';
import { draftsQuery } from '../drafts/drafts.queries';
import { useWords } from './words';
import { yardQuery } from './yard.queries';

const AddPhotosDialog = lazyDialog(async () => (await import('./yard-dialogs')).AddPhotosDialog);
const StockTakeDialog = lazyDialog(
  async () => (await import('../stock-takes/stock-take-dialog')).StockTakeDialog,
);
const DraftDialog = lazyDialog(async () => (await import('./yard-dialogs')).DraftDialog);

function Picture({ src }: { src: string | undefined }) {
  return (
    <span className="w-20 shrink-0 overflow-hidden rounded-sm bg-sunken">
      {src && <SmartImage src={imageAt(src, 'thumb')} alt="" compact />}
    </span>
  );
}

function Drafts({ onOpen }: { onOpen: (draft: DraftDto) => void }) {
  const t = useWords();
  const { data: drafts = [] } = useQuery(draftsQuery);
  if (drafts.length === 0) return null;
  return (
    <Card padded={false} className="mb-5">
      <CardHeader title={t('Drafts')} description={t('Somebody else sets the price and publishes them.')} />
      <ul aria-label={t('Drafts')} className="divide-y divide-line">
        {drafts.map((draft) => {
          const name = draft.fields.name || t('Without a name');
          return (
            <li key={draft.id} className="flex items-center gap-3 px-card py-2.5">
              <Picture src={draft.images[0]} />
              <span className="min-w-0 flex-1">
                <span translate="no" className="wrap-break-word block font-medium">
                  {name}
                </span>
                <span className="block text-ink-muted text-sm">
                  <TimeAgo at={draft.updatedAt} />
                </span>
              </span>
              <Button size="sm" aria-label={t('Continue {name}', { name })} onClick={() => onOpen(draft)}>
                {t('Continue')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Vehicle({ vehicle, onAdd }: { vehicle: YardVehicleDto; onAdd: () => void }) {
  const t = useWords();
  const { name, year, kmsDriven, registrationNumber, images } = vehicle;
  const facts = [registrationNumber, year, kmsDriven !== null && formatKms(kmsDriven)].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-card py-3">
      <Picture src={images[0]} />
      <span className="min-w-36 flex-1">
        <span translate="no" className="wrap-break-word block font-medium">
          {name}
        </span>
        <span className="block text-ink-muted text-sm">{facts.join(', ')}</span>
        <span className="block text-ink-muted text-sm">{t('Photos: {count}', { count: images.length })}</span>
      </span>
      <Button size="sm" aria-label={t('Add photos of {name}', { name })} onClick={onAdd}>
        {t('Add photos')}
      </Button>
    </li>
  );
}

/** For yard helpers: what stands in the yard, without prices; drafts and photos. */
export function Yard() {
  const t = useWords();
  const query = useInfiniteQuery(yardQuery);
  const [photographed, setPhotographed] = useState<YardVehicleDto>();
  const [draft, setDraft] = useState<DraftDto | 'new'>();
  const [isCounting, setIsCounting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('In the yard')}
        actions={
          <>
            <Button onClick={() => setIsCounting(true)}>{t('Stock-take')}</Button>
            <Button variant="primary" onClick={() => setDraft('new')}>
              {t('Add a vehicle')}
            </Button>
          </>
        }
      />
      <Drafts onOpen={setDraft} />
      <Card padded={false}>
        <Loaded
          query={query}
          failure={t('The vehicles could not be loaded')}
          loading={<TableSkeleton label={t('Loading the vehicles')} />}
        >
          {(vehicles) =>
            vehicles.length === 0 ? (
              <EmptyState
                title={t('Nothing in the yard yet')}
                text={t('Add a vehicle with its photos. Somebody else sets the price.')}
              />
            ) : (
              <ul aria-label={t('In the yard')} className="divide-y divide-line">
                {vehicles.map((vehicle) => (
                  <Vehicle key={vehicle.id} vehicle={vehicle} onAdd={() => setPhotographed(vehicle)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      <ShowMore list={query} />
      {isCounting && <StockTakeDialog onClose={() => setIsCounting(false)} />}
      {photographed && <AddPhotosDialog vehicle={photographed} onClose={() => setPhotographed(undefined)} />}
      {draft && (
        <DraftDialog draft={draft === 'new' ? undefined : draft} onClose={() => setDraft(undefined)} />
      )}
    </>
  );
}
