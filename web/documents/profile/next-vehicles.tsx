import { useTexts } from '../../i18n/texts';
import { buttonClass } from '../../ui/button-class';

/** The link to the next vehicles: a page of its own without script, appended in place with it (web/page/list.ts). */
export function NextVehicles({ href }: { href: string }) {
  return (
    <div className="flex justify-center pt-4">
      <a href={href} data-more className={buttonClass({}, 'aria-busy:opacity-50')}>
        {useTexts().profile.more}
      </a>
    </div>
  );
}
