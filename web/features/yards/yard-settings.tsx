import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Loaded } from '../../ui/core/loaded';
import { PageHeader } from '../../ui/core/page-header';
import { TableSkeleton } from '../../ui/table-skeleton';
import { BackToSettings } from '../settings/back-to-settings';
import { SettingsFrame } from '../settings/settings-frame';
import { AddressCard } from './address-card';
import { Form29BCard } from './form29b-card';
import { HoursCard } from './hours-card';
import { LeaveGuard } from './leave-guard';
import { MapCard } from './map-card';
import { useWords } from './words';
import { yardPlaceQuery } from './yard.queries';

/** How many of the parts have unsaved changes. */
function useDirty() {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const note = useCallback((part: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.has(part) === isDirty) return before;
      const next = new Set(before);
      if (isDirty) next.add(part);
      else next.delete(part);
      return next;
    });
  }, []);
  const address = useCallback((isDirty: boolean) => note('address', isDirty), [note]);
  const map = useCallback((isDirty: boolean) => note('map', isDirty), [note]);
  const form29b = useCallback((isDirty: boolean) => note('form29b', isDirty), [note]);
  const hours = useCallback((isDirty: boolean) => note('hours', isDirty), [note]);
  return { isDirty: dirty.size > 0, address, map, hours, form29b };
}

/** Where the seller's vehicles are, and when it is open. */
export function YardSettings() {
  const t = useWords();
  const query = useQuery(yardPlaceQuery);
  const dirty = useDirty();
  return (
    <>
      <BackToSettings />
      <PageHeader
        title={t('Yard')}
        description={t(
          'Where buyers come to see your vehicles. It is put into your texts and confirmed visits.',
        )}
      />
      <SettingsFrame>
        <Loaded
          query={query}
          failure={t('Your yard could not be loaded')}
          loading={<TableSkeleton label={t('Loading your yard')} />}
        >
          {(yard) => (
            <>
              <AddressCard yard={yard} onDirty={dirty.address} />
              <MapCard yard={yard} onDirty={dirty.map} />
              <HoursCard yard={yard} onDirty={dirty.hours} />
              <Form29BCard yard={yard} onDirty={dirty.form29b} />
            </>
          )}
        </Loaded>
      </SettingsFrame>
      <LeaveGuard isDirty={dirty.isDirty} />
    </>
  );
}
