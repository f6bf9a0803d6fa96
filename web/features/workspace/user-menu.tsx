import { Link } from '@tanstack/react-router';
import { CircleHelp, Languages, LogOut, Settings, UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { LANGUAGES } from '../../../schema/common/languages';
import { formatMobile } from '../../../schema/common/mobile-text';
import { useWorkspaceLanguage } from '../../i18n/workspace-language';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Menu, MenuSeparator } from '../../ui/menu';
import { MenuItem } from '../../ui/menu-item';
import { useChooseLanguage } from '../account/language';
import { AdminMenuItem } from '../admin/admin-link';
import { logOut } from '../auth/log-out';
import { sendToPlans } from '../limits/pro-required';
import { useWords } from './words';

/** Asked for when the menu opens; most people work for nobody else. */
const WorkplaceItems = lazy(async () => ({
  default: (await import('../staff/workplace-items')).WorkplaceItems,
}));

function ProfileItem({ isPro }: { isPro: boolean }) {
  const t = useWords();
  const icon = <UserRound aria-hidden="true" />;
  if (isPro) {
    return (
      <MenuItem asChild icon={icon}>
        <Link to="/dashboard/profile">{t('Profile')}</Link>
      </MenuItem>
    );
  }
  return (
    <MenuItem icon={icon} onSelect={() => void sendToPlans()}>
      <span className="flex items-center gap-2">
        {t('Profile')}
        <Badge tone="gold">{t('Pro Only')}</Badge>
      </span>
    </MenuItem>
  );
}

/** The other language, in its own words. */
function LanguageItem() {
  const choose = useChooseLanguage();
  const other = useWorkspaceLanguage() === 'hi' ? 'en' : 'hi';
  return (
    <MenuItem icon={<Languages aria-hidden="true" />} onSelect={() => void choose(other)}>
      <span lang={other} translate="no">
        {LANGUAGES[other]}
      </span>
    </MenuItem>
  );
}

/** Who is signed in, and what concerns the person rather than their vehicles. */
export function UserMenu({ user }: { user: UserDto }) {
  const t = useWords();
  const { firstName, lastName, email, mobileNumber, profileImageUrl, subscriptionPlan, staff } = user;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('Your account')}
          className="touch-target grid place-items-center rounded-full"
        >
          {staff ? (
            <Avatar src={null} firstName={staff.name} lastName="" />
          ) : (
            <Avatar src={profileImageUrl} firstName={firstName} lastName={lastName} />
          )}
        </button>
      }
    >
      <div className="px-2.5 py-2">
        <p translate="no" className="wrap-break-word font-medium text-sm">
          {staff ? staff.name : `${firstName} ${lastName}`}
        </p>
        <p className="wrap-break-word text-ink-muted text-sm">
          {!staff && (email ?? (mobileNumber && formatMobile(mobileNumber)))}
        </p>
      </div>
      <MenuSeparator />
      {!staff && (
        <>
          <ProfileItem isPro={subscriptionPlan === 'pro'} />
          <MenuItem asChild icon={<Settings aria-hidden="true" />}>
            <Link to="/dashboard/settings">{t('Settings')}</Link>
          </MenuItem>
        </>
      )}
      <MenuItem asChild icon={<CircleHelp aria-hidden="true" />}>
        <a href="/help" target="_blank" rel="noreferrer">
          {t('Help')}
        </a>
      </MenuItem>
      <LanguageItem />
      <AdminMenuItem />
      {!staff && (
        <Suspense fallback={null}>
          <WorkplaceItems />
        </Suspense>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => logOut()}>
        {t('Log out')}
      </MenuItem>
    </Menu>
  );
}
