import { Card, CardHeader } from '../../ui/card';
import { UnsentRows } from './unsent-rows';
import { useWords } from './words';

/** Papers of all vehicles that are only on this device. */
export function UnsentCard() {
  const t = useWords();
  return (
    <section aria-label={t('Papers without a number')} className="mb-5">
      <Card padded={false}>
        <CardHeader title={t('Papers without a number')} />
        <UnsentRows />
      </Card>
    </section>
  );
}
