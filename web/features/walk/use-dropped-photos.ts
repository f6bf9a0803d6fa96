import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';

const itemAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pick]') : null;
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Adds pictures that are dropped on a vehicle’s card or row to it; for items with `data-pick`, which is its id. */
export function useDroppedPhotos(
  list: RefObject<HTMLElement | null>,
  vehicles: readonly OwnVehicleDto[],
): void {
  const client = useQueryClient();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let over: HTMLElement | null = null;
    const mark = (item: HTMLElement | null) => {
      if (item === over) return;
      over?.removeAttribute('data-dropping');
      item?.setAttribute('data-dropping', '');
      over = item;
    };
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser would leave the page and open the picture.
      event.preventDefault();
      mark(itemAt(event));
    };
    const onLeave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) mark(null);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const id = itemAt(event)?.dataset.pick;
      mark(null);
      const vehicle = vehicles.find((one) => one.id === id);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (vehicle) void import('./add-dropped').then(({ addDropped }) => addDropped(client, vehicle, files));
    };
    element.addEventListener('dragover', onOver);
    element.addEventListener('dragleave', onLeave);
    element.addEventListener('drop', onDrop);
    return () => {
      element.removeEventListener('dragover', onOver);
      element.removeEventListener('dragleave', onLeave);
      element.removeEventListener('drop', onDrop);
    };
  }, [client, list, vehicles]);
}
