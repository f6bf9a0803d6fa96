import { z } from 'zod';
import '../common/validation-messages';

/** What the product always needs, and what a person may additionally allow. */
export const REQUIRED_PERMISSIONS = ['camera', 'storage', 'network'] as const;
export const OPTIONAL_PERMISSIONS = ['location', 'notifications', 'contacts', 'microphone'] as const;
export const PERMISSION_IDS = [...REQUIRED_PERMISSIONS, ...OPTIONAL_PERMISSIONS] as const;
export type PermissionId = (typeof PERMISSION_IDS)[number];
export type Permissions = Record<PermissionId, boolean>;

/** Browsers never prompt for these, so they are always on. */
export const ALWAYS_ON = ['storage', 'network'] as const satisfies PermissionId[];

/** The dialog's suggestion. */
export const DEFAULT_PERMISSIONS: Permissions = {
  camera: true,
  storage: true,
  network: true,
  location: true,
  notifications: true,
  contacts: false,
  microphone: false,
};

/** What skipping the dialog stores. */
export const SKIPPED_PERMISSIONS: Permissions = {
  camera: false,
  storage: true,
  network: true,
  location: false,
  notifications: false,
  contacts: false,
  microphone: false,
};

export const PermissionsInput = z.strictObject({
  camera: z.boolean(),
  storage: z.boolean(),
  network: z.boolean(),
  location: z.boolean(),
  notifications: z.boolean(),
  contacts: z.boolean(),
  microphone: z.boolean(),
});

/** Whether the requirement for "Required permissions granted" is met. */
export const hasRequired = (permissions: Partial<Permissions>) =>
  REQUIRED_PERMISSIONS.every((id) => permissions[id]);
