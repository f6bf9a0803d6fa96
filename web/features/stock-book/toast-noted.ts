import { waLink } from '../../../schema/common/wa-link';
import type { VehicleTripsDto } from '../../../schema/stock-book/output';
import { workspaceLanguage } from '../../i18n/current-language';
import { toast } from '../../lib/toast-store';
import { slipMessage } from './slip-message';
import type { Noted } from './trips.queries';
import { say } from './words';

/** Long enough to read it and press. */
const SLIP_TOAST_MS = 10_000;

/** What the toast offers after a vehicle went out. */
function slipAction(trips: VehicleTripsDto | undefined) {
  if (!trips?.out || !trips.slip) return undefined;
  const { phone, text } = slipMessage(trips.out, trips.slip, workspaceLanguage());
  return {
    label: say('Send the slip'),
    onSelect: () => void window.open(waLink(phone, text), '_blank', 'noreferrer'),
  };
}

/** Says what has become of a line that was noted; `trips`: what the server says of the vehicle since. */
export function toastNoted(noted: Noted, path: 'out' | 'back', trips?: VehicleTripsDto) {
  if (noted === 'sent') {
    const action = slipAction(trips);
    toast({
      title: path === 'out' ? say('Noted: it is out') : say('Noted: it is back'),
      tone: 'success',
      ...(action && { action, duration: SLIP_TOAST_MS }),
    });
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
