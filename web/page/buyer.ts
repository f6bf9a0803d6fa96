/** The script of documents, all of them alike. They are whole without it; it only spares page loads. */
import { startAmounts } from './amounts';
import { startForms } from './forms';
import { startGallery } from './gallery';
import { startImages } from './images';
import { startLater } from './later';
import { startList } from './list';
import { startOfferBar } from './offer-bar';
import { reportErrors, tellOpened } from './page.queries';
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
tellOpened();
