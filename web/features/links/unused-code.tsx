import { QrCode } from 'lucide-react';
import { useTexts } from '../../i18n/texts';
import { NothingHere } from '../pages/nothing-here';

/** What somebody sees who scans a code that leads nowhere. */
export const UnusedCode = () => (
  <NothingHere icon={<QrCode aria-hidden="true" />} texts={useTexts().unusedCode} />
);
