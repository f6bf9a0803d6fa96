import { useMutation, useQuery } from '@tanstack/react-query';
import { formatMobile } from '../../../schema/common/mobile-text';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/core/button-link';
import { useMay } from '../staff/use-may';
import type { NumberProps, ReachLinkProps } from './number-props';
import { openedNumberQuery, openNumberMutation } from './numbers.queries';
import { useWords } from './words';

/** Follows a link once its number is known; a browser that blocks the new tab gets it in this one. */
function follow(url: string, target: string | undefined) {
  const tab = target && window.open(url, target);
  if (tab) tab.opener = null;
  else window.location.assign(url);
}

/** For staff: the tap is recorded, and opens the number first if the role does not see it. */
export function StaffLink({ subject, listed, use, hrefOf, onReach, ...link }: ReachLinkProps) {
  const t = useWords();
  const { data: opened } = useQuery(openedNumberQuery(subject));
  const open = useMutation(openNumberMutation);
  const known = useMay()('seeNumbers') ? listed : opened;
  if (known !== undefined) {
    const note = () => {
      open.mutate({ ...subject, use });
      onReach?.();
    };
    return <ButtonLink {...link} href={hrefOf(known)} onClick={note} />;
  }
  const { variant, size, square, icon, className, children, target, title } = link;
  const reach = () =>
    open.mutate(
      { ...subject, use },
      {
        onSuccess: ({ mobileNumber }) => {
          onReach?.();
          follow(hrefOf(mobileNumber), target);
        },
        onError: (error) => toastFailure(error, t('The number could not be opened')),
      },
    );
  return (
    <Button
      {...{ variant, size, square, icon, className, title }}
      aria-label={link['aria-label']}
      pending={open.isPending}
      onClick={reach}
    >
      {children}
    </Button>
  );
}

/** The last four digits, until somebody opens the number, which is recorded. */
export function HiddenNumber({ subject, listed }: NumberProps) {
  const t = useWords();
  const { data: opened } = useQuery(openedNumberQuery(subject));
  const open = useMutation(openNumberMutation);
  if (opened !== undefined) return formatMobile(opened);
  const show = () =>
    open.mutate(
      { ...subject, use: 'shown' },
      { onError: (error) => toastFailure(error, t('The number could not be opened')) },
    );
  return (
    <>
      {listed}{' '}
      <button
        type="button"
        disabled={open.isPending}
        onClick={show}
        className="touch-target font-medium text-accent"
      >
        {t(open.isPending ? 'Opening…' : 'Show number')}
      </button>
    </>
  );
}
