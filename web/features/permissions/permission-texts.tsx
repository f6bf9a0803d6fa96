import { Bell, Camera, Contact, HardDrive, MapPin, Mic, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PermissionId } from '../../../schema/permissions/input';
import { PERMISSION_WORDS } from '../../../schema/permissions/words';

type Words = typeof PERMISSION_WORDS;
type PermissionText = Words[keyof Words] & { icon: ReactNode };

/** Each permission's text, which is what people agree to, and its icon. */
export const PERMISSION_TEXTS: Record<PermissionId, PermissionText> = {
  camera: {
    ...PERMISSION_WORDS.camera,
    icon: <Camera aria-hidden="true" />,
  },
  storage: {
    ...PERMISSION_WORDS.storage,
    icon: <HardDrive aria-hidden="true" />,
  },
  network: {
    ...PERMISSION_WORDS.network,
    icon: <Wifi aria-hidden="true" />,
  },
  location: {
    ...PERMISSION_WORDS.location,
    icon: <MapPin aria-hidden="true" />,
  },
  notifications: {
    ...PERMISSION_WORDS.notifications,
    icon: <Bell aria-hidden="true" />,
  },
  contacts: {
    ...PERMISSION_WORDS.contacts,
    icon: <Contact aria-hidden="true" />,
  },
  microphone: {
    ...PERMISSION_WORDS.microphone,
    icon: <Mic aria-hidden="true" />,
  },
};
