import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FigureDays } from '../../../schema/stock-figures/days';
import { Loaded } from '../../ui/core/loaded';
import { Skeleton } from '../../ui/skeleton';
import { FiguresPanel } from './figures-panel';
import { stockFiguresQuery } from './stock-figures.queries';
import { useWords } from './words';

/** The figures of one vehicle. */
export function FiguresOfVehicle({ vehicleId }: { vehicleId: string }) {
  const t = useWords();
  const [days, setDays] = useState<FigureDays>('7');
  const figures = useQuery(stockFiguresQuery({ days, vehicleId }));
  return (
    <Loaded
      query={figures}
      failure={t('The figures could not be loaded')}
      loading={<Skeleton className="h-96 rounded-lg" />}
    >
      {(data) => <FiguresPanel figures={data} days={days} onDays={setDays} />}
    </Loaded>
  );
}
