import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/class-names';
import { Card } from '../../ui/card';
import type { SettingsSection } from '../workspace/tab-search';

type PartLinkProps = {
  section: SettingsSection;
  icon: ReactNode;
  label: string;
  text: string;
  /** Also beside the list of parts, which larger screens show. */
  always?: boolean;
};

/** The way to a part of the settings that has an address of its own. */
export function PartLink({ section, icon, label, text, always = false }: PartLinkProps) {
  return (
    <Card className={cx('mt-5 max-w-3xl p-0!', !always && 'lg:hidden')}>
      <Link
        to="/dashboard/settings"
        search={{ section }}
        className="flex min-h-17 items-center gap-3 px-card py-3 [&>svg]:shrink-0 [&>svg]:text-ink-muted"
      >
        {icon}
        <span className="min-w-0 flex-1 text-sm">
          <span className="block font-medium">{label}</span>
          <span className="text-ink-muted">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </Card>
  );
}
