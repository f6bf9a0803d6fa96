import { toast } from '../../lib/toast-store';
import type { Noted } from './trips.queries';
import { say } from './words';

/** Says what has become of a line that was noted. */
export function toastNoted(noted: Noted, path: 'out' | 'back') {
  if (noted === 'sent') {
    toast({ title: path === 'out' ? say('Noted: it is out') : say('Noted: it is back'), tone: 'success' });
  } else if (noted === 'waits') {
    toast({
      title: say('Noted on this phone'),
      description: say('It is sent, with the time of now, when there is a network.'),
    });
  } else {
    toast({
      title: say('This was not accepted'),
      description: say('The reason is on the vehicle’s page, under “Trips”.'),
      tone: 'error',
    });
  }
}
