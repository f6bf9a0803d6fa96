import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/button';
import { Card, SectionTitle } from '../../ui/card';
import type { ListingAddress } from '../listing/listing-address';

interface PhoneAlertProps {
  listing: ListingAddress['ref'];
  /** The server's key, for which a browser subscribes. */
  pushKey: string;
}

/** Push without a name; its script (web/page/phone-alert.ts) shows it where the browser can. */
export function PhoneAlert({ listing, pushKey }: PhoneAlertProps) {
  const texts = useTexts().alert;
  return (
    <section
      hidden
      data-phone-alert
      data-listing={JSON.stringify(listing)}
      data-push-key={pushKey}
      data-told={texts.told}
      data-blocked={texts.blocked}
      data-failed={texts.failed}
      className="mt-4"
    >
      <Card className="flex flex-col gap-3">
        <div>
          <SectionTitle>{texts.phone}</SectionTitle>
          <p className="text-ink-muted text-sm">{texts.phoneText}</p>
        </div>
        <Button type="button" variant="primary" size="lg" block>
          {texts.tell}
        </Button>
        <p role="status" className="font-medium text-sm empty:hidden" />
        <Button type="button" size="lg" block hidden>
          {texts.stop}
        </Button>
      </Card>
      <h2 className="mt-6 font-semibold text-lg">{texts.by}</h2>
    </section>
  );
}
