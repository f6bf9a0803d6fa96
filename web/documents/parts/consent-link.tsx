import { useTexts } from '../../i18n/texts';

/** To the consent in every language that the law names. */
export const ConsentLink = () => (
  <a href="/consent" className="underline">
    {useTexts().consent.link}
  </a>
);
