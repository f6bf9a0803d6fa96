/** Names shared by the page and the service worker. */
export const DEVICE_CACHES = {
  /** Followed by the build's id. */
  shellPrefix: 'shell-',
  /** Vehicle photos on cards, which belong to the signed-in person. */
  pictures: 'pictures',
  /** Photos shared from another app, until Add Vehicle picks them up. */
  shared: 'shared-photos',
  /** A log-out that the server has not confirmed; it survives wiping the device's data. */
  logOut: 'log-out',
  /** The address to which the installed app is sent photos. */
  shareTarget: '/share-photos',
} as const;

/** The database of lists that the workspace stores on the device. */
export const DEVICE_DATABASE = 'workspace';
