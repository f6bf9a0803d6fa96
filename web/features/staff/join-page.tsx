import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { LANGUAGES } from '../../../schema/common/languages';
import { actingPath, JOIN_PATH } from '../../../schema/staff/acting';
import type { OpenInvitationDto } from '../../../schema/staff/output';
import type { Role } from '../../../schema/staff/roles';
import { useWorkspaceLanguage } from '../../i18n/workspace-language';
import { ApiError } from '../../lib/api';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { Loaded } from '../../ui/core/loaded';
import { Logo } from '../../ui/logo';
import { TableSkeleton } from '../../ui/table-skeleton';
import { useChooseLanguage } from '../account/language';
import { logOut } from '../auth/log-out';
import { invitationToken } from './invitation-token';
import { ROLE_TEXTS } from './roles';
import { askMutation, invitationQuery } from './staff.queries';
import { useWords } from './words';

const BACK = `?returnUrl=${encodeURIComponent(JOIN_PATH)}`;

const TITLES = {
  manager: '{seller} invites you as manager',
  salesperson: '{seller} invites you as salesperson',
  helper: '{seller} invites you as yard helper',
} as const satisfies Record<Role, string>;

const REASONS = {
  expired: 'It has expired.',
  revoked: 'It was taken back.',
  declined: 'The seller has declined.',
  another: 'Somebody else has used it.',
  own: 'You have made it yourself. Open it on the phone of the person who joins.',
} as const;

function Part({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="wrap-break-word font-semibold text-xl">{title}</h1>
      <p className="mt-2 text-ink-muted">{text}</p>
      {children && <div className="mt-6 flex flex-col gap-3">{children}</div>}
    </>
  );
}

function Open({
  invitation,
  user,
  token,
}: {
  invitation: OpenInvitationDto;
  user: UserDto | null;
  token: string;
}) {
  const t = useWords();
  const ask = useMutation({
    ...askMutation,
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const { sellerName: seller, role } = invitation;
  const title = t(TITLES[role], { seller });
  return (
    <Part
      title={title}
      text={t(
        'You see and change what this role includes. The seller sees your name, and your number or email. Only for people of 18 and older.',
      )}
    >
      <p className="text-sm">
        {role === 'manager' && `${t(ROLE_TEXTS.salesperson)} `}
        {t(ROLE_TEXTS[role])}
      </p>
      {user ? (
        <>
          <p translate="no">
            {t('You are signed in as {name}.', { name: `${user.firstName} ${user.lastName}` })}
          </p>
          <Button variant="primary" size="lg" pending={ask.isPending} onClick={() => ask.mutate(token)}>
            {t('Ask to be let in')}
          </Button>
          <Button size="lg" variant="ghost" onClick={() => void logOut(`/login${BACK}`)}>
            {t('Use another account')}
          </Button>
        </>
      ) : (
        <>
          <ButtonLink variant="primary" size="lg" href={`/signup${BACK}`}>
            {t('Make an account')}
          </ButtonLink>
          <ButtonLink size="lg" href={`/login${BACK}`}>
            {t('Sign in')}
          </ButtonLink>
        </>
      )}
    </Part>
  );
}

function Invitation(props: { invitation: OpenInvitationDto; user: UserDto | null; token: string }) {
  const t = useWords();
  const { state, sellerName: seller, sellerId } = props.invitation;
  if (state === 'open') return <Open {...props} />;
  if (state === 'asked') {
    return (
      <Part
        title={t('Waiting for {seller} to let you in', { seller })}
        text={t('They see your name and tap “Let in”. This page then goes on by itself.')}
      />
    );
  }
  if (state === 'accepted') {
    return (
      <Part title={t('You now work for {seller}', { seller })} text="">
        <ButtonLink variant="primary" size="lg" href={actingPath(sellerId)}>
          {t('Start work')}
        </ButtonLink>
      </Part>
    );
  }
  return <Unusable reason={t(REASONS[state])} />;
}

function Unusable({ reason }: { reason: string }) {
  const t = useWords();
  return (
    <Part
      title={t('This invitation cannot be used')}
      text={`${reason} ${t('Ask the seller for a new one.')}`}
    />
  );
}

/** The other language, in its own words. */
function LanguageButton({ isSignedIn }: { isSignedIn: boolean }) {
  const choose = useChooseLanguage({ isSignedIn });
  const other = useWorkspaceLanguage() === 'hi' ? 'en' : 'hi';
  return (
    <Button variant="ghost" lang={other} translate="no" className="mt-4" onClick={() => void choose(other)}>
      {LANGUAGES[other]}
    </Button>
  );
}

/** Where the link or code of an invitation leads: what it is for, an account, and waiting to be let in. */
export function JoinPage({ user }: { user: UserDto | null }) {
  const t = useWords();
  const [token] = useState(invitationToken);
  const query = useQuery(invitationQuery(token));
  const isUnknown = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-4 py-10">
      <span className="mb-5 flex justify-center">
        <Logo />
      </span>
      <Card className="sm:p-8">
        {isUnknown ? (
          <Unusable reason={t('The link is not complete, or not from us.')} />
        ) : (
          <Loaded
            query={query}
            failure={t('The invitation could not be loaded')}
            loading={<TableSkeleton label={t('Loading the invitation')} />}
          >
            {(invitation) => <Invitation invitation={invitation} user={user} token={token} />}
          </Loaded>
        )}
      </Card>
      <LanguageButton isSignedIn={user !== null} />
      <a href={user ? '/dashboard' : '/'} className="touch-target mt-4 text-center text-accent text-sm">
        {user ? t('My own page') : t('Home')}
      </a>
    </main>
  );
}
