/** The script of documents about the product, which are complete without it. */
import { startChoices } from './choices';
import { startCompare } from './compare';
import { startForms } from './forms';
import { startInstall } from './install';
import { reportErrors, reportOpened } from './page.queries';
import { startPrint } from './print';

reportErrors();
startForms();
startChoices();
startPrint();
startInstall();
startCompare();
reportOpened();
