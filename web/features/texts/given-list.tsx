import { useQuery } from '@tanstack/react-query';
import { fillIn } from '../../../schema/texts/placeholders';
import { Card, CardHeader } from '../../ui/card';
import { useWording } from '../links/use-buyers-language';
import { yardPlaceQuery } from '../yards/yard.queries';
import { GIVEN_TEXTS } from './given-texts';
import { sampleValues } from './sample-values';
import { useWords } from './words';
import { yardValues } from './yard-values';

/** The texts that come with the product, with this seller's yard. */
export function GivenTexts() {
  const t = useWords();
  const wording = useWording();
  const { data: yard } = useQuery(yardPlaceQuery);
  const language = wording.language === 'hi' ? 'hi' : 'en';
  const values = { ...sampleValues(), ...yardValues(yard, wording) };
  return (
    <Card padded={false} className="mt-5 max-w-3xl">
      <CardHeader
        title={t('Given texts')}
        description={t('Always there, with a sample car here. In Hindi if that is your buyers’ language.')}
      />
      <ul aria-label={t('Given texts')} className="divide-y divide-line">
        {GIVEN_TEXTS.map(({ title, body }) => (
          <li key={title} className="px-card py-3">
            <p className="font-medium">{t(title)}</p>
            <p
              translate="no"
              lang={language}
              className="wrap-anywhere whitespace-pre-line text-ink-muted text-sm"
            >
              {fillIn(body[language], values).text}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
