import { getRouteApi, useLocation } from '@tanstack/react-router';
import { PageHeader } from '../../ui/core/page-header';
import { TabPanel, Tabs } from '../../ui/tabs';
import { useUser } from '../auth/use-user';
import { PosterSection } from './poster-section';
import { StickerSection } from './sticker-section';
import { useWords } from './words';

const SECTIONS = [
  { value: 'posters', label: 'Posters' },
  { value: 'stickers', label: 'Numbered stickers' },
] as const;

const route = getRouteApi('/dashboard/print');

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The listings that were picked for printing. */
    printed?: readonly string[];
  }
}

/** Everything on paper with a QR code: posters of listings, and stickers that get their vehicle later. */
export function PrintTab() {
  const t = useWords();
  const user = useUser();
  const { section = 'posters', code, chosen } = route.useSearch();
  // Many are too long for an address.
  const picked = useLocation({ select: ({ state }) => state.printed });
  const navigate = route.useNavigate();
  return (
    <>
      <PageHeader title={t('Print')} description={t('Posters and stickers with your QR codes')} />
      <Tabs
        label={t('Print')}
        value={code ? 'stickers' : section}
        items={SECTIONS.map((section) => ({ ...section, label: t(section.label) }))}
        onValueChange={(next) => navigate({ search: { section: next }, resetScroll: false })}
      >
        <TabPanel value="posters">
          <PosterSection key={chosen} user={user} chosen={picked ?? (chosen ? [chosen] : [])} />
        </TabPanel>
        <TabPanel value="stickers">
          <StickerSection user={user} code={code} />
        </TabPanel>
      </Tabs>
    </>
  );
}
