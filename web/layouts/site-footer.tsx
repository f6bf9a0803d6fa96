import { BRAND } from '../../schema/common/brand';
import { indianYear } from '../lib/dates';
import { Logo } from '../ui/logo';
import { useWords } from './words';

const LINKS = [
  { href: '/guide', label: 'How to Sell Vehicles Online' },
  { href: '/help', label: 'Help' },
  { href: '/subscription', label: 'Pricing' },
  { href: '/signup', label: 'Get Started' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
  { href: '/grievances', label: 'Complaints' },
] as const;

const LINK =
  'touch-target inline-flex items-center text-ink-muted text-sm hover:text-ink hover:underline underline-offset-2';

export function SiteFooter() {
  const t = useWords();
  return (
    <footer className="border-line border-t bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-page py-8 md:flex-row md:items-start md:justify-between">
        <div>
          <Logo />
          <p className="mt-2 text-ink-muted text-sm">{t(BRAND.tagline)}</p>
        </div>
        <nav aria-label={t('Footer')} className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {LINKS.map(({ href, label }) => (
            <a key={href} href={href} className={LINK}>
              {t(label)}
            </a>
          ))}
          <a href="/health" target="_blank" rel="noreferrer" className={LINK}>
            {t('Status')}
          </a>
        </nav>
      </div>
      <p className="mx-auto max-w-6xl px-page pb-8 text-ink-muted text-xs">
        © {indianYear(Date.now())} {BRAND.name}
      </p>
    </footer>
  );
}
