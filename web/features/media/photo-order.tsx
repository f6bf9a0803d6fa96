import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { Dispatch, ReactNode } from 'react';
import type { Photo, PhotosAction } from './photos';

interface PhotoOrderProps {
  photos: Photo[];
  dispatch: Dispatch<PhotosAction>;
  children: ReactNode;
}

/** The picker announces a photo's position itself; the library would use its id. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Photos are ordered by mouse or finger; buttons on each serve the keyboard. */
export function PhotoOrder({ photos, dispatch, children }: PhotoOrderProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger must rest before it drags, so that the form can still be scrolled.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const to = photos.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) dispatch({ type: 'move', id: String(active.id), to });
  };
  return (
    <DndContext accessibility={SILENT} sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={photos} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
