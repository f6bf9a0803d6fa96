/**
 * The script of the pages that come without the application: a buyer's vehicle page and a seller's public profile. They are
 * whole without it; it only spares page loads. Whoever is signed in gets the application instead (worker/pages/render.tsx).
 */
import '../styles/plain.css';
import { startGallery } from './gallery';
import { startImages } from './images';
import { startList } from './list';
import { startOffer } from './offer';
import { keepLine, reportErrors, tellView } from './page.queries';

reportErrors();
startOffer();
startGallery();
startImages();
startList();
tellView();
keepLine();
