/** The script of the sign-in pages. They work without it, but for what docs/product/documents.md lists. */
import { wipeDevice } from '../lib/device-store';
import { startCodes } from './code';
import { startForms } from './forms';
import { startJourney } from './journey';
import { reportErrors, reportOpened } from './page.queries';
import { startPasswords } from './passwords';
import { startPopup } from './popup-login';
import { startResend } from './resend';

reportErrors();
startJourney();
startForms();
startPasswords();
startCodes();
startResend();
startPopup();
reportOpened();
// Whoever signs in here next does not see the lists of the person before.
void wipeDevice();
