import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';

/** Screen readers' announcements while a vehicle is moved: its name and position, not its id. */
export function orderAnnouncements(order: readonly OwnVehicleDto[]): Announcements {
  const name = (id: UniqueIdentifier) => order.find((vehicle) => vehicle.id === id)?.name ?? '';
  const place = (id: UniqueIdentifier) => order.findIndex((vehicle) => vehicle.id === id) + 1;
  const of = ` of ${order.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, place ${place(active.id)}${of}.`,
    onDragOver: ({ active, over }) =>
      // It starts over its own position.
      over && over.id !== active.id ? `${name(active.id)} is over place ${place(over.id)}${of}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${name(active.id)} was dropped${over ? ` at place ${place(over.id)}${of}` : ''}.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back at place ${place(active.id)}${of}.`,
  };
}
