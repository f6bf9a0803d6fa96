import { useState } from 'react';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from '../../../schema/cards/input';
import type { Language } from '../../../schema/common/languages';
import { cx } from '../../lib/class-names';
import { Spinner } from '../../ui/spinner';
import type { Shared } from './shared';
import { useWords } from './words';

/** The page's card as a chat shows the link to buyers. */
export function ChatPreview({
  vehicle,
  title,
  language,
}: {
  vehicle: Shared;
  title: string;
  language: Language;
}) {
  const t = useWords();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  return (
    <figure className="m-0 overflow-hidden rounded-lg border border-line bg-sunken">
      {state !== 'failed' && (
        <div className="relative" style={{ aspectRatio: `${CARD_WIDTH} / ${CARD_HEIGHT}` }}>
          {state === 'loading' && (
            <p
              aria-hidden="true"
              className="absolute inset-0 flex items-center justify-center gap-2 text-ink-muted text-sm"
            >
              <Spinner />
              {t('Drawing the preview...')}
            </p>
          )}
          <img
            src={cardPath(vehicle.path.slice(1), 'now', language)}
            alt=""
            width={CARD_WIDTH}
            height={CARD_HEIGHT}
            className={cx('size-full', state === 'loading' && 'opacity-0')}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        </div>
      )}
      <figcaption className="px-3 py-2">
        <p className="wrap-break-word font-medium text-sm">{title}</p>
        <p className="truncate text-ink-muted text-xs">{new URL(vehicle.shortUrl).host}</p>
      </figcaption>
    </figure>
  );
}
