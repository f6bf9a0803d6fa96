import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../lib/failure';
import { Card } from '../../ui/card';
import { SwitchField } from '../../ui/switch-field';
import { setWishesMutation } from './staff.queries';
import { useWords } from './words';

/** For somebody who works for a seller: what they want to be notified of there. */
export function WishesCard({ wantsOffers }: { wantsOffers: boolean }) {
  const t = useWords();
  const save = useMutation({
    ...setWishesMutation,
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  return (
    <Card className="max-w-3xl">
      <SwitchField
        label={t('Notify me of offers that nobody is named for')}
        description={t(
          'On the devices where you have turned on notifications, in your own settings. Offers on vehicles for which you answer reach you anyway.',
        )}
        checked={save.isPending ? save.variables : wantsOffers}
        onCheckedChange={(offers) => save.mutate(offers)}
      />
    </Card>
  );
}
