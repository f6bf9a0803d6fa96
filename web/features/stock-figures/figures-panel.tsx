import { ChartColumn, Download, Table2 } from 'lucide-react';
import { useState } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import { FIGURE_DAYS, type FigureDays } from '../../../schema/stock-figures/days';
import type { StockFigure, StockFiguresDto } from '../../../schema/stock-figures/output';
import { cx } from '../../lib/class-names';
import { formatDate } from '../../lib/dates';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Segmented } from '../../ui/core/segmented';
import { DataTable } from '../../ui/table';
import { useMay } from '../staff/use-may';
import { DayBars } from './day-bars';
import { FIGURE_NAMES, FIGURES } from './figure-words';
import { saveFigures } from './figures-file';
import { FiguresSentence } from './figures-sentence';
import { Sources } from './sources';
import { useWords } from './words';

/** What a plan without figures by day has instead of them. */
function WithoutDays() {
  const t = useWords();
  const may = useMay();
  return (
    <p className="p-card text-ink-muted text-sm">
      {t('{plan} shows figures by day, for up to 90 days.', { plan: PLANS.growth.name })}{' '}
      {may('oneself') && (
        <a href="/subscription" className="touch-target font-medium text-accent">
          {t('See plans')}
        </a>
      )}
    </p>
  );
}

function ByDay({ days }: { days: NonNullable<StockFiguresDto['byDay']> }) {
  const t = useWords();
  const [figure, setFigure] = useState<StockFigure>('people');
  const [way, setWay] = useState<'chart' | 'table'>('chart');
  const newestFirst = days.toReversed();
  return (
    <div className="flex flex-col gap-4 p-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={t('Show as')}
          value={way}
          onValueChange={setWay}
          options={[
            { value: 'chart', label: t('Chart'), icon: <ChartColumn aria-hidden="true" /> },
            { value: 'table', label: t('Table'), icon: <Table2 aria-hidden="true" /> },
          ]}
        />
        <Button
          size="sm"
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() =>
            saveFigures(
              t,
              'figures-by-day.csv',
              t('Day'),
              days.map((counts) => [counts.day, counts]),
            )
          }
        >
          {t('CSV')}
        </Button>
      </div>
      {way === 'chart' ? (
        <>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t('Figure in the chart')}</legend>
            {FIGURE_NAMES.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={figure === name}
                onClick={() => setFigure(name)}
                className={cx(
                  'touch-target rounded-full border px-3 py-1 text-sm',
                  figure === name ? 'border-accent bg-accent-soft font-medium' : 'border-line hover:bg-hover',
                )}
              >
                {t(FIGURES[name])}
              </button>
            ))}
          </fieldset>
          <DayBars days={days.map((counts) => ({ day: counts.day, value: counts[figure] }))} />
        </>
      ) : (
        <div className="max-h-96 overflow-y-auto">
          <DataTable
            caption={t('Figures by day')}
            rows={newestFirst}
            rowKey={({ day }) => day}
            columns={[
              { key: 'day', header: t('Day'), primary: true, cell: ({ day }) => formatDate(day) },
              ...FIGURE_NAMES.map((name) => ({
                key: name,
                header: t(FIGURES[name]),
                align: 'end' as const,
                cell: (row: (typeof days)[number]) => formatNumber(row[name]),
              })),
            ]}
          />
        </div>
      )}
    </div>
  );
}

interface FiguresPanelProps {
  figures: StockFiguresDto;
  days: FigureDays;
  onDays: (days: FigureDays) => void;
}

/** The sentence, the totals, the days and how people came. */
export function FiguresPanel({ figures, days, onDays }: FiguresPanelProps) {
  const t = useWords();
  const { totals, byDay } = figures;
  return (
    <div className="flex flex-col gap-4">
      <FiguresSentence figures={figures} />
      <Card padded={false}>
        <CardHeader
          title={t('By day')}
          actions={
            byDay && (
              <Segmented
                label={t('Period')}
                value={days}
                onValueChange={onDays}
                options={FIGURE_DAYS.map((value) => ({
                  value,
                  label: t('{count} days', { count: value }),
                }))}
              />
            )
          }
        />
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-line border-b p-card sm:grid-cols-4 lg:grid-cols-7">
          {FIGURE_NAMES.map((name) => (
            <div key={name} className="flex min-w-0 flex-col">
              <dt className="text-ink-muted text-sm">{t(FIGURES[name])}</dt>
              <dd className="mt-auto font-semibold text-xl tabular-nums">{formatNumber(totals[name])}</dd>
            </div>
          ))}
        </dl>
        {byDay ? <ByDay days={byDay} /> : <WithoutDays />}
      </Card>
      <Sources figures={figures} />
    </div>
  );
}
