/** Where the device stores photos that have not reached their vehicle; apart, because every page looks there. */
export const SHOTS = 'walk-shots';
