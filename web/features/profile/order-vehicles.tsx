import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { SectionTitle } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { updateOrderMutation } from '../vehicles/vehicles.queries';
import { orderAnnouncements } from './order-announcements';
import { SortableVehicle } from './sortable-vehicle';
import { useWords } from './words';

/** The public page's order: the seller's, then newest first. */
const inOrder = (vehicles: readonly OwnVehicleDto[]) =>
  vehicles.toSorted((a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? 1 : -1));

/** 'Available to Sell': sorted by mouse, finger or keyboard, pending until saved. */
export function OrderVehicles({ vehicles }: { vehicles: readonly OwnVehicleDto[] }) {
  const t = useWords();
  const [order, setOrder] = useState(() => inOrder(vehicles));
  const [changed, setChanged] = useState(false);
  const save = useMutation(updateOrderMutation);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger must rest before it drags, so that the page can still be scrolled.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const at = (id: unknown) => order.findIndex((vehicle) => vehicle.id === id);
    setOrder(arrayMove(order, at(active.id), at(over.id)));
    setChanged(true);
  };
  // Counted from one, because a new vehicle starts at zero, in front.
  const submit = () =>
    save.mutate(
      order.map(({ id }, index) => ({ id, displayOrder: index + 1 })),
      {
        onSuccess: () => {
          setChanged(false);
          toast({ title: t('Vehicle order saved successfully'), tone: 'success' });
        },
        onError: (error) => toastFailure(error, t('Failed to save vehicle order')),
      },
    );

  return (
    <section aria-label={t('Available to Sell')}>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 pb-3">
        <div>
          <SectionTitle>{t('Available to Sell ({length})', { length: order.length })}</SectionTitle>
          <p className="text-ink-muted text-sm">
            {t('Drag by the handle, or focus it and use Space and the arrow keys.')}
          </p>
        </div>
        {changed && (
          <Button size="sm" variant="primary" pending={save.isPending} onClick={submit}>
            {t('Save Order')}
          </Button>
        )}
      </div>
      {order.length === 0 && (
        <EmptyState
          title={t('Nothing on your profile')}
          text={t('Add a vehicle above and save the changes.')}
        />
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: orderAnnouncements(order),
          screenReaderInstructions: {
            draggable: t(
              'To move a vehicle, press the space bar, use the arrow keys, and press it again. Escape puts it back.',
            ),
          },
        }}
      >
        <SortableContext items={order} strategy={rectSortingStrategy}>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {order.map((vehicle) => (
              <SortableVehicle key={vehicle.id} vehicle={vehicle} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </section>
  );
}
