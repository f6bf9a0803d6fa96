import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type PaperLine, papersOf, papersReady } from '../../../schema/papers/ready';
import { PAPER_STATES } from '../../../schema/papers/ready-kinds';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { formatDate } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { useNow } from '../../lib/use-now';
import { Badge } from '../../ui/badge';
import { Card, CardHeader } from '../../ui/card';
import { Segmented } from '../../ui/core/segmented';
import { useMay } from '../staff/use-may';
import { LawNotes } from './law-notes';
import { answersOf, PAPER_LABELS } from './paper-words';
import { statePaperMutation } from './papers-ready.queries';
import { useWords } from './words';

/** Who has looked a paper up, and when. */
function Looked({ line, desk }: { line: PaperLine; desk: DeskVehicleDto }) {
  const t = useWords();
  const by = desk.papersBy.find(({ paper }) => paper === line.paper);
  if (!line.lookedAt) return t('Not looked up yet');
  const date = formatDate(line.lookedAt);
  return (
    <>
      {by?.isOwner === false && by.personName !== null
        ? t.rich('Looked up on {date} by {name}', {
            date,
            name: <span translate="no">{by.personName}</span>,
          })
        : t(by?.isOwner === false ? 'Looked up on {date} by former staff' : 'Looked up on {date}', { date })}
      {line.isOld && (
        <span className="block font-medium text-warning">
          {t('{days} days ago: look again', { days: line.days })}
        </span>
      )}
    </>
  );
}

/** The papers of a vehicle, each with one press; buyers see the answers, as the seller's. */
export function PapersCard({ desk }: { desk: DeskVehicleDto }) {
  const t = useWords();
  const now = useNow();
  const mayChange = useMay()('changeVehicles');
  const { vehicle } = desk;
  const count = papersReady(vehicle, now);
  const save = useMutation({
    ...statePaperMutation,
    onError: (error) => toastFailure(error, t('Your answer was not saved. Please try again.')),
  });
  // What was pressed is shown until the answer has come.
  const [pressed, setPressed] = useState<Partial<Record<PaperLine['paper'], (typeof PAPER_STATES)[number]>>>(
    {},
  );
  const state = (paper: PaperLine['paper'], answer: (typeof PAPER_STATES)[number]) => {
    setPressed((before) => ({ ...before, [paper]: answer }));
    const settled = () => setPressed(({ [paper]: _done, ...rest }) => rest);
    save.mutate({ id: vehicle.id, paper, state: answer }, { onSettled: settled });
  };
  return (
    <section aria-label={t('Papers ready')}>
      <Card padded={false}>
        <CardHeader
          title={t('Papers ready')}
          description={t('Buyers see this as stated by you. Look first, then press.')}
          actions={
            count && (
              <Badge tone={count.ready === count.of ? 'positive' : 'neutral'}>
                {t('{ready} of {of}', { ready: count.ready, of: count.of })}
              </Badge>
            )
          }
        />
        <ul className="divide-y divide-line">
          {papersOf(vehicle, now).map((line) => {
            const answers = answersOf(line.paper);
            const label = t(PAPER_LABELS[line.paper]);
            const shown = pressed[line.paper] ?? line.state ?? '';
            return (
              <li
                key={line.paper}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-card py-3"
              >
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-medium">{label}</p>
                  <p className="text-ink-muted text-sm">
                    <Looked line={line} desk={desk} />
                  </p>
                </div>
                {mayChange ? (
                  <Segmented
                    label={label}
                    value={shown}
                    onValueChange={(answer) => answer !== '' && state(line.paper, answer)}
                    options={PAPER_STATES.map((value) => ({ value, label: t(answers[value]) }))}
                  />
                ) : (
                  shown !== '' && <span>{t(answers[shown])}</span>
                )}
              </li>
            );
          })}
        </ul>
        <LawNotes vehicle={vehicle} now={now} />
      </Card>
    </section>
  );
}
