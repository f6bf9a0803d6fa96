import { Bell, Camera, Contact, HardDrive, MapPin, Mic, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PermissionId } from '../../../schema/contracts/permissions';

interface PermissionText {
  label: string;
  text: string;
  icon: ReactNode;
}

/** What each permission is for, in the seller's words. */
export const PERMISSION_TEXTS: Record<PermissionId, PermissionText> = {
  camera: {
    label: 'Camera & media',
    text: 'Photograph your vehicles for a listing.',
    icon: <Camera aria-hidden="true" />,
  },
  storage: {
    label: 'Storage',
    text: 'Keep you signed in on this device.',
    icon: <HardDrive aria-hidden="true" />,
  },
  network: {
    label: 'Network',
    text: 'Publish your listings and receive offers.',
    icon: <Wifi aria-hidden="true" />,
  },
  location: {
    label: 'Location',
    text: 'Say which city a vehicle stands in.',
    icon: <MapPin aria-hidden="true" />,
  },
  notifications: {
    label: 'Notifications',
    text: 'Hear of a new offer while this page is open.',
    icon: <Bell aria-hidden="true" />,
  },
  contacts: {
    label: 'Contacts',
    text: 'Choose buyers from your phone book.',
    icon: <Contact aria-hidden="true" />,
  },
  microphone: {
    label: 'Microphone',
    text: 'Speak a description instead of typing it.',
    icon: <Mic aria-hidden="true" />,
  },
};
