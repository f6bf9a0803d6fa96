import { useTexts } from '../../i18n/texts';
import { buttonClass } from '../../ui/button-class';
import { PublicFrame } from '../parts/public-frame';

/** What is saved on this device: the script fills it in (web/page/saved.ts), and we do not learn it. */
export function SavedDocument() {
  const { saved: texts, listing } = useTexts();
  const { cheaper, dearer } = texts;
  return (
    <PublicFrame>
      <div className="mx-auto w-full max-w-xl px-page py-4">
        <h1 className="font-semibold text-2xl">{texts.title}</h1>
        <p className="mt-1 text-ink-muted text-sm">{texts.intro}</p>
        {/* As high as the screen, so that the footer does not move when the list is there. */}
        <div
          data-saved
          data-cheaper={cheaper('{sum}')}
          data-dearer={dearer('{sum}')}
          data-sold={listing.status.sold}
          data-gone={texts.gone}
          data-unchecked={texts.unchecked}
          className="mt-4 min-h-dvh"
        >
          <p className="hidden noscript:block">{texts.noScript}</p>
          <p data-part="empty" hidden>
            {texts.empty}
          </p>
          <ul className="flex flex-col gap-3" />
          <template>
            <SavedRow />
          </template>
        </div>
      </div>
    </PublicFrame>
  );
}

/** One transparent pixel, until the script names the photo. */
const NO_PHOTO = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** One saved vehicle, or the way back after it was removed. */
function SavedRow() {
  const texts = useTexts().saved;
  return (
    <li className="rounded-lg border border-line bg-surface">
      <div data-part="vehicle" className="flex flex-wrap items-center gap-3 p-3">
        <img
          alt=""
          src={NO_PHOTO}
          width="96"
          height="72"
          className="aspect-4/3 w-24 shrink-0 rounded-md bg-sunken object-cover"
        />
        <div className="min-w-0 flex-1">
          <a
            href="/"
            data-part="name"
            translate="no"
            className="wrap-anywhere block py-2 font-medium text-accent underline"
          >
            {texts.title}
          </a>
          <p data-part="price" className="font-semibold tabular-nums" />
          <p data-part="change" role="status" className="text-sm" />
        </div>
        <button type="button" data-part="remove" className={buttonClass({ size: 'sm' })}>
          {texts.remove}
        </button>
      </div>
      <p data-part="removed" hidden className="flex flex-wrap items-center gap-3 p-3 text-ink-muted text-sm">
        <span className="min-w-0 flex-1">
          {texts.removed} <span data-part="removed-name" translate="no" className="wrap-anywhere" />
        </span>
        <button type="button" data-part="undo" className={buttonClass({ size: 'sm' })}>
          {texts.undo}
        </button>
      </p>
    </li>
  );
}
