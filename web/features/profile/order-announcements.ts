import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { say } from './words';

/** Screen readers' announcements while a vehicle is moved: its name and position, not its id. */
export function orderAnnouncements(order: readonly OwnVehicleDto[]): Announcements {
  const name = (id: UniqueIdentifier) => order.find((vehicle) => vehicle.id === id)?.name ?? '';
  const place = (id: UniqueIdentifier) => order.findIndex((vehicle) => vehicle.id === id) + 1;
  const of = order.length;
  return {
    onDragStart: ({ active }) =>
      say('Picked up {name}, place {place} of {of}.', { name: name(active.id), place: place(active.id), of }),
    onDragOver: ({ active, over }) =>
      // It starts over its own position.
      over && over.id !== active.id
        ? say('{name} is over place {place} of {of}.', { name: name(active.id), place: place(over.id), of })
        : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? say('{name} was dropped at place {place} of {of}.', {
            name: name(active.id),
            place: place(over.id),
            of,
          })
        : say('{name} was dropped.', { name: name(active.id) }),
    onDragCancel: ({ active }) =>
      say('{name} is back at place {place} of {of}.', { name: name(active.id), place: place(active.id), of }),
  };
}
