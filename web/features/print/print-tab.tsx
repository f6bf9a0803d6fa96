import { useNavigate, useSearch } from '@tanstack/react-router';
import type { UserDto } from '../../../schema/auth/output';
import { PageHeader } from '../../ui/page-header';
import { TabPanel, Tabs } from '../../ui/tabs';
import { PosterSection } from './poster-section';
import { StickerSection } from './sticker-section';

const SECTIONS = [
  { value: 'posters', label: 'Posters' },
  { value: 'stickers', label: 'Numbered stickers' },
] as const;

/** Everything that carries a QR code on paper: posters of listings, and stickers that get their vehicle later. */
export function PrintTab({ user }: { user: UserDto }) {
  const { section: wanted, code, chosen } = useSearch({ from: '/dashboard' });
  const navigate = useNavigate();
  const section = code ? 'stickers' : (SECTIONS.find(({ value }) => value === wanted)?.value ?? 'posters');
  return (
    <>
      <PageHeader
        title="Print"
        description="Your QR codes on paper: for windscreens, windows and the gate."
      />
      <Tabs
        label="Print"
        value={section}
        items={SECTIONS}
        onValueChange={(next) =>
          navigate({ to: '/dashboard', search: { tab: 'print', section: next }, resetScroll: false })
        }
      >
        <TabPanel value="posters">
          <PosterSection key={chosen} user={user} chosen={chosen} />
        </TabPanel>
        <TabPanel value="stickers">
          <StickerSection user={user} code={code} />
        </TabPanel>
      </Tabs>
    </>
  );
}
