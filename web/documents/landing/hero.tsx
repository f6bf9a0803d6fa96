import { buttonClass } from '../../ui/button-class';
import { usePicture } from './use-picture';
import { useWords } from './words';

const PROMISES = ['Free to start', 'No credit card', 'Buyers need no app and no account'] as const;

export function Hero() {
  const t = useWords();
  const picture = usePicture();
  return (
    <section className="bg-brand text-white">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-page py-12 sm:py-20 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <div>
          <h1 className="text-balance font-semibold text-4xl sm:text-[3.25rem] sm:leading-[1.08]">
            {t('Sell your used vehicle with a page, a QR code and real offers')}
          </h1>
          <p className="mt-5 max-w-xl text-pretty text-lg text-white/90">
            {t(
              'Take the photos, name your price, and get a link for WhatsApp and a QR code for the windscreen. Buyers send their offer in seconds, and you call them back.',
            )}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a
              href="/signup"
              className={buttonClass(
                { size: 'lg' },
                'border-transparent bg-brass! text-black! hover:bg-white! outline-white!',
              )}
            >
              {t('List your first vehicle')}
            </a>
            <a
              href="/guide"
              className={buttonClass(
                { size: 'lg', variant: 'ghost' },
                'border-white/50! text-white! hover:bg-white/10! outline-white!',
              )}
            >
              {t('See how it works')}
            </a>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-white/90">
            {PROMISES.map((promise) => (
              <li key={promise} className="before:mr-2 before:text-brass before:content-['✓']">
                {t(promise)}
              </li>
            ))}
          </ul>
        </div>
        {/* Not loaded on phones, where it is not shown. */}
        <div className="relative mx-auto w-full max-w-md pb-10 max-sm:hidden">
          <img
            src={picture('page')}
            alt={t('A vehicle’s page on a phone: photos, price, facts and the offer form')}
            width={585}
            height={1140}
            loading="lazy"
            className="ml-auto w-3/5 rounded-xl shadow-overlay"
          />
          <img
            src={picture('card')}
            alt={t('Its link in WhatsApp: photo, name, price')}
            width={700}
            height={368}
            loading="lazy"
            className="absolute bottom-0 left-0 w-3/5 rounded-lg shadow-overlay"
          />
        </div>
      </div>
    </section>
  );
}
