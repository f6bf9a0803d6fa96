import { CARD_HEIGHT, CARD_WIDTH, SITE_CARD_PATH } from '../../../schema/cards/input';
import { BRAND } from '../../../schema/common/brand';
import { useWords } from '../../layouts/words';

/** A document's metadata for browsers, search engines and chats. Addresses are paths. */
export interface DocumentHead {
  /** Without the brand; the landing page's title is only the brand. */
  title?: string;
  description?: string;
  /** The canonical address. */
  canonical?: string;
  /** The title in a chat, if different from the document's. */
  preview?: { type?: 'product' | 'profile'; title: string };
  /** The picture in a chat, if different from the product's. */
  cardPath?: string;
  /** The same document in other languages: address by language. */
  alternates?: readonly (readonly [language: string, path: string])[];
  /** Whether search engines should ignore it. */
  hidden?: true;
  /** Structured data (schema.org). */
  data?: object;
  /** Redirects without script; `withoutScript`: only if the page's script does not run. */
  refresh?: { seconds: number; to: string; withoutScript?: true };
}

const named = (name: string, content: string) => <meta name={name} content={content} />;
const property = (name: string, content: string) => <meta property={name} content={content} />;

/** JSON in which no value can close the script element or, for old parsers, open a comment in it. */
const asJson = (data: object) =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function Refresh({ seconds, to, withoutScript }: NonNullable<DocumentHead['refresh']>) {
  const meta = <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />;
  return withoutScript ? <noscript>{meta}</noscript> : meta;
}

export function HeadTags({ head, origin }: { head: DocumentHead; origin: string }) {
  const tagline = useWords()(BRAND.tagline);
  const { title, description = tagline, canonical, alternates = [], preview, cardPath } = head;
  const { hidden, data, refresh } = head;
  const whole = title ? `${title} - ${BRAND.name}` : `${BRAND.name} - ${tagline}`;
  const address = canonical === undefined ? null : `${origin}${canonical}`;
  const card = `${origin}${cardPath ?? SITE_CARD_PATH}`;
  return (
    <>
      <title>{whole}</title>
      {named('description', description)}
      {hidden && named('robots', 'noindex, nofollow')}
      {refresh && <Refresh {...refresh} />}
      {property('og:site_name', BRAND.name)}
      {preview?.type && property('og:type', preview.type)}
      {property('og:title', preview?.title ?? whole)}
      {property('og:description', description)}
      {address && property('og:url', address)}
      {property('og:image', card)}
      {property('og:image:type', 'image/jpeg')}
      {property('og:image:width', String(CARD_WIDTH))}
      {property('og:image:height', String(CARD_HEIGHT))}
      {named('twitter:card', 'summary_large_image')}
      {named('twitter:image', card)}
      {address && <link rel="canonical" href={address} />}
      {alternates.map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${origin}${path}`} />
      ))}
      {data && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asJson(data) }} />
      )}
    </>
  );
}
