/** Names that page and service worker share. */
export const DEVICE_CACHES = {
  /** Before the id of a build. */
  shellPrefix: 'shell-',
  /** Of vehicles on cards; they belong to the signed-in person. */
  pictures: 'pictures',
  /** Photos from another app, until Add Vehicle has them. */
  shared: 'shared-photos',
  /** Where the installed app is sent them. */
  shareTarget: '/share-photos',
} as const;

/** The database for the lists that the workspace stores on the device. */
export const DEVICE_DATABASE = 'workspace';
