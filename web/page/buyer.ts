/** The script of documents, all of them alike. They are whole without it; it only spares page loads. */
import { startAmounts } from './amounts';
import { startForms } from './forms';
import { startGallery } from './gallery';
import { startImages } from './images';
import { startList } from './list';
import { keepLine, reportErrors, tellView } from './page.queries';

reportErrors();
startForms();
startAmounts();
startGallery();
startImages();
startList();
tellView();
keepLine();
