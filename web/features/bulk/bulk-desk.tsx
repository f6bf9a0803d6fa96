import { useMemo } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { Picks } from '../vehicles/use-picks';
import { BulkBar } from './bulk-bar';
import { RunBar } from './run-bar';
import { useBulkRun } from './use-bulk-run';

interface BulkDeskProps {
  vehicles: readonly OwnVehicleDto[];
  picks: Picks;
}

/** The bar below the listings: actions for what is picked, and what came of the last one. */
export function BulkDesk({ vehicles, picks: { picked, isPicking, clear } }: BulkDeskProps) {
  const { run, start, stop, undo, setRun, close } = useBulkRun();
  const chosen = useMemo(() => vehicles.filter(({ id }) => picked.has(id)), [vehicles, picked]);
  const names = () => new Map(vehicles.map(({ id, name }) => [id, name]));
  if (isPicking) {
    return (
      <BulkBar
        vehicles={chosen}
        onClear={clear}
        onStart={(ask) => {
          void start(ask, chosen);
          clear();
        }}
      />
    );
  }
  if (!run) return null;
  return (
    <RunBar
      key={run.state}
      run={run}
      onStop={stop}
      onClose={close}
      onUndo={(done) =>
        undo(done, names()).catch((error) => {
          setRun(done);
          throw error;
        })
      }
    />
  );
}
