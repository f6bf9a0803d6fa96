/** The script of all documents for buyers. They are complete without it; it only saves page loads. */
import { startAmounts } from './amounts';
import { startLater } from './defer';
import { startForms } from './forms';
import { startGallery } from './gallery';
import { startImages } from './images';
import { startList } from './list';
import { startOfferBar } from './offer-bar';
import { reportErrors, reportOpened } from './page.queries';
import { startTools } from './tools';
import { startZoom } from './zoom';

reportErrors();
startForms();
startAmounts();
startGallery();
startImages();
startList();
startLater();
startOfferBar();
startZoom();
startTools();
reportOpened();
