import { formatMobile } from '../../schema/common/mobile-text';

/** A number as it is typed; one of another country keeps its code. */
export const numberText = (e164: string | null): string => formatMobile(e164 ?? '').replace(/^\+91 /, '');
