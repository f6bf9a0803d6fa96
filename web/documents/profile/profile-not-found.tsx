import { UserRoundX } from 'lucide-react';
import { useTexts } from '../../i18n/texts';
import { NothingHere } from '../parts/nothing-here';

export function ProfileNotFound({ username }: { username: string }) {
  const texts = useTexts().profile;
  return (
    <NothingHere
      icon={<UserRoundX aria-hidden="true" />}
      texts={{ title: texts.notFoundTitle, text: `${texts.notFound(username)} ${texts.notFoundHint}` }}
    />
  );
}
