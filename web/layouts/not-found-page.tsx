import { home, nowhere } from '../i18n/en-shared';
import { Nowhere } from '../ui/nowhere';

export const NotFoundPage = () => <Nowhere texts={nowhere} home={home} />;
