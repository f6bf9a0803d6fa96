import { PERMISSION_IDS, type PermissionId, type Permissions } from '../../../schema/permissions/input';

async function askCamera(): Promise<boolean> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: true });
  for (const track of stream.getTracks()) track.stop();
  return true;
}

const askLocation = () =>
  new Promise<boolean>((resolve) => {
    // Only a refusal counts: an unknown position means that permission was granted.
    const fail = ({ code }: GeolocationPositionError) =>
      resolve(code !== GeolocationPositionError.PERMISSION_DENIED);
    navigator.geolocation.getCurrentPosition(() => resolve(true), fail, { timeout: 10_000 });
  });

const askNotifications = async () => (await Notification.requestPermission()) === 'granted';

/** Permissions that the browser itself guards; the others are only stored. */
const ASK: Partial<Record<PermissionId, () => Promise<boolean>>> = {
  camera: askCamera,
  location: askLocation,
  notifications: askNotifications,
};

export const asksBrowser = (id: PermissionId) => ASK[id] !== undefined;

/** Asks the browser for one permission. False if it is refused, or the browser does not have it. */
export async function askBrowser(id: PermissionId): Promise<boolean> {
  try {
    return (await ASK[id]?.()) ?? true;
  } catch {
    return false;
  }
}

/** Asks for each wanted permission in turn, as browsers do, and returns what was granted. */
export async function grant(wanted: Permissions): Promise<Permissions> {
  const granted = { ...wanted };
  for (const id of PERMISSION_IDS) granted[id] = wanted[id] && (await askBrowser(id));
  return granted;
}
