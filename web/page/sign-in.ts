/** The script of the sign-in pages. They work without it, except for what docs/product/documents.md lists. */
import { wipeDevice } from '../lib/device-store';
import { finishLogOut } from '../lib/pending-log-out.queries';
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
// A log-out that could not be sent ends the previous person's session before someone signs in.
void finishLogOut();
// The next person to sign in here must not see the previous person's lists.
void wipeDevice();
