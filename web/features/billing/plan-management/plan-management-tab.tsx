import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminUserDto } from '../../../../schema/admin/output';
import { DURATIONS, type Duration, PLAN_IDS, type PlanId } from '../../../../schema/billing/plan-names';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import { failureText, isUnauthorized } from '../../../lib/failure';
import { formatMinor } from '../../../lib/money';
import { toast } from '../../../lib/toast-store';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Field } from '../../../ui/core/field';
import { Select } from '../../../ui/core/select';
import { Form } from '../../../ui/form';
import { FormAlert } from '../../../ui/form-alert';
import { Skeleton } from '../../../ui/skeleton';
import { userDetailsQuery } from '../../admin/admin.queries';
import { fullName } from '../../admin/users/user-name';
import { setUserPlanMutation } from '../admin-billing.queries';
import { ChosenUser } from './chosen-user';
import { FindUser } from './find-user';
import { PlanPrices } from './plan-prices';

const REQUIRED = 'Please select both user and plan';
const FAILED = 'Failed to update user plan';
const monthly = (plan: PlanId) => PLANS[plan].monthlyMinor.INR;

const route = getRouteApi('/admin/{-$tab}');

/** Sets a person's plan and its duration. */
export function PlanManagementTab() {
  const { planFor } = route.useSearch();
  const navigate = route.useNavigate();
  const linked = useQuery({ ...userDetailsQuery(planFor ?? ''), enabled: Boolean(planFor) });
  const [chosen, setChosen] = useState<AdminUserDto>();
  const [plan, setPlan] = useState<PlanId | ''>('');
  const [duration, setDuration] = useState<Duration>('1_month');
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const save = useMutation(setUserPlanMutation);
  const user = chosen ?? (planFor ? linked.data?.user : undefined);
  const isDowngrade = user && plan && monthly(plan) < monthly(user.subscriptionPlan);

  const choose = (next: AdminUserDto | undefined) => {
    setChosen(next);
    setError(undefined);
    if (planFor) navigate({ search: {}, replace: true });
  };
  const set = async () => {
    if (!user || !plan) return;
    const { subscriptionEndsAt } = await save.mutateAsync({ userId: user.id, plan, duration });
    setChosen({ ...user, subscriptionPlan: plan, subscriptionEndsAt });
    setPlan('');
    toast({
      title: 'Plan updated',
      description: `${fullName(user)} is on ${PLANS[plan].name} now.`,
      tone: 'success',
    });
  };
  const submit = async () => {
    setError(undefined);
    if (!user || !plan) return setError(REQUIRED);
    if (isDowngrade) return setAsking(true);
    await set().catch((cause) => {
      if (!isUnauthorized(cause)) setError(failureText(cause, FAILED));
      toast({ title: 'Error', description: FAILED, tone: 'error' });
    });
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card padded={false}>
        <CardHeader title="Set a plan" description="It takes effect at once, and the user is notified." />
        <Form
          label="Set a plan"
          noValidate
          className="flex flex-col gap-4 p-card"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {user && <ChosenUser user={user} onChange={() => choose(undefined)} />}
          {!user && planFor && linked.isPending && <Skeleton className="h-20" />}
          {!user && !(planFor && linked.isPending) && <FindUser onChoose={choose} />}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Plan" required>
              <Select
                value={plan}
                onChange={({ target }) => setPlan(PLAN_IDS.find((known) => known === target.value) ?? '')}
              >
                <option value="">Choose a plan</option>
                {PLAN_IDS.map((id) => (
                  <option key={id} value={id}>
                    {PLANS[id].name}
                    {monthly(id) > 0 && ` (${formatMinor(monthly(id), 'INR')} a month)`}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Duration">
              <Select
                value={duration}
                disabled={plan === 'starter'}
                onChange={({ target }) =>
                  setDuration(DURATIONS.find((known) => known === target.value) ?? '1_month')
                }
              >
                {DURATIONS.map((id) => (
                  <option key={id} value={id}>
                    {DURATION_LABELS[id]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <FormAlert message={error} />
          <Button
            type="submit"
            variant="primary"
            className="self-start"
            pending={save.isPending && !isAsking}
            pendingLabel="Updating..."
          >
            Update plan
          </Button>
        </Form>
      </Card>
      <PlanPrices />
      {user && plan && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          tone="danger"
          title={`Move ${fullName(user)} down to ${PLANS[plan].name}?`}
          body={
            plan === 'starter'
              ? 'What is left of the paid plan ends at once, and listings over the limit are hidden.'
              : 'What is left of the higher plan is converted by price, and listings over the limit are hidden.'
          }
          confirmLabel={`Move to ${PLANS[plan].name}`}
          pendingLabel="Updating..."
          onConfirm={() =>
            set().catch((cause) => {
              throw new Error(failureText(cause, FAILED));
            })
          }
        />
      )}
    </div>
  );
}
