import { BRAND } from './brand';

const dates = new Intl.DateTimeFormat(BRAND.locale, { dateStyle: 'long', timeZone: BRAND.timeZone });

/** "23 November 2026": the day in India, for messages. */
export const dateText = (time: number) => dates.format(time);
