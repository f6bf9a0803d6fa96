import { BRAND } from '../../../schema/common/brand';

const format = new Intl.DateTimeFormat(BRAND.locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: BRAND.timeZone,
});

/** "Chrome on Android, 22 November 2026 at 2:40 pm (India)". */
export const deviceMoment = (device: string | undefined, time: number) =>
  [...(device ? [device] : []), `${format.format(time)} (India)`].join(', ');
