import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PhoneHereDto } from '../../../schema/shared-phones/output';
import { failureText } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { Form } from '../../ui/form';
import { Logo } from '../../ui/logo';
import { TableSkeleton } from '../../ui/table-skeleton';
import { forgetLists } from '../offline/stored-lists';
import { PinField } from './pin-field';
import { choosePersonMutation, phoneHereQuery } from './shared-phones.queries';
import { useWords } from './words';

type Person = PhoneHereDto['people'][number];

const LENGTH = 4;

/** Enters the PIN of the chosen person; the fourth digit sends it. */
function EnterPin({ person: { personId, name }, onBack }: { person: Person; onBack: () => void }) {
  const t = useWords();
  const [pin, setPin] = useState('');
  const choose = useMutation({
    ...choosePersonMutation,
    // The screen is another person's from here on, and so are the lists.
    onSuccess: async () => {
      await forgetLists();
      window.location.reload();
    },
    onError: () => setPin(''),
  });
  const send = (entered: string) => {
    if (entered.length === LENGTH && !choose.isPending) choose.mutate({ personId, pin: entered });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(pin);
  };
  return (
    <Form label={t('Who are you?')} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PinField
        label={<span translate="no">{t('PIN of {name}', { name })}</span>}
        error={
          choose.isError ? failureText(choose.error, t('That did not work. Please try again.')) : undefined
        }
        autoFocus
        value={pin}
        onChange={({ target }) => {
          const entered = target.value.replace(/\D/g, '');
          setPin(entered);
          send(entered);
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        pending={choose.isPending}
        pendingLabel={t('Checking...')}
      >
        {t('Start work')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('Somebody else')}
      </Button>
    </Form>
  );
}

/** The whole screen of a shared phone until somebody chooses themselves. */
export function WhoAreYou() {
  const t = useWords();
  const query = useQuery(phoneHereQuery);
  const [person, setPerson] = useState<Person>();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-4 py-10">
      <span className="mb-5 flex justify-center">
        <Logo />
      </span>
      <Card className="sm:p-8">
        <h1 className="font-semibold text-xl">{t('Who are you?')}</h1>
        <p className="mt-2 mb-5 text-ink-muted">{t('Tap your name, then enter your PIN.')}</p>
        {person ? (
          <EnterPin person={person} onBack={() => setPerson(undefined)} />
        ) : (
          <Loaded
            query={query}
            failure={t('The names could not be loaded')}
            loading={<TableSkeleton label={t('Loading the names')} />}
          >
            {({ people }) => (
              <ul className="flex flex-col gap-2">
                {people.map((one) => (
                  <li key={one.personId}>
                    <Button block size="lg" translate="no" onClick={() => setPerson(one)}>
                      {one.name}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        )}
      </Card>
    </main>
  );
}
