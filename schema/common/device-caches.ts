/** Names shared by the page and the service worker. */
export const DEVICE_CACHES = {
  /** Followed by the id of a build. */
  shellPrefix: 'shell-',
  /** Vehicle photos on cards; they belong to the signed-in person. */
  pictures: 'pictures',
  /** Photos shared from another app, until Add Vehicle takes them. */
  shared: 'shared-photos',
  /** A log-out that the server has not confirmed. Wiping the device does not delete it. */
  logOut: 'log-out',
  /** The address to which the installed app is sent photos. */
  shareTarget: '/share-photos',
} as const;

/** The database for the lists that the workspace stores on the device. */
export const DEVICE_DATABASE = 'workspace';
