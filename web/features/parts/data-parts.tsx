import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge';
import { Bar } from '../../ui/bar';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { SmartImage } from '../../ui/core/smart-image';
import { TimeAgo } from '../../ui/core/time-ago';
import { DeviceRow } from '../../ui/device-row';
import { Meter } from '../../ui/meter';
import { Progress } from '../../ui/progress';
import { StatCard } from '../../ui/stat-card';
import { DataTable } from '../../ui/table';
import type { Column } from '../../ui/table-column';
import { TabPanel, Tabs } from '../../ui/tabs';

interface Row {
  id: string;
  name: string;
  price: string;
  at: string;
}

const ROWS: Row[] = [
  { id: '1', name: '2019 Honda Activa 6G', price: '₹52,000', at: '2026-11-20T10:00:00Z' },
  {
    id: '2',
    name: '2021 Mahindra Thar LX Hard Top Diesel Automatic',
    price: '₹13,75,000',
    at: '2026-01-01T10:00:00Z',
  },
];

const COLUMNS: Column<Row>[] = [
  { key: 'name', header: 'Vehicle', primary: true, line: 'top', cell: ({ name }) => name },
  { key: 'price', header: 'Price', align: 'end', line: 'top-end', cell: ({ price }) => price },
  { key: 'at', header: 'Since', line: 'bottom', cell: ({ at }) => <TimeAgo at={at} /> },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    line: 'bottom-end',
    cell: ({ name }) => (
      <Button size="sm" aria-label={`Open ${name}`}>
        Open
      </Button>
    ),
  },
];

const TABS = [
  { value: 'one', label: 'Chosen', count: 3 },
  { value: 'two', label: 'Another' },
] as const;

export function DataParts() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label="Views" value="1,240" icon={<Eye aria-hidden="true" />} />
        <StatCard label="Up" value="12" trend={{ direction: 'up', label: '8%' }} hint="Since Monday" />
        <StatCard label="Down" value="3" trend={{ direction: 'down', label: '20%' }} />
        <StatCard label="The same" value="0" trend={{ direction: 'flat', label: '0%' }} />
      </div>
      <Card className="flex flex-col gap-4">
        <Meter label="Live listings" value={1} limit={3} />
        <Meter label="Nearly full" value={9} limit={10} />
        <Meter label="Full" value={50} limit={50} />
        <Meter label="Without a limit" value={120} limit={null} />
        <Progress label="Page 3 of 10" percent={30} />
        <Bar percent={60} />
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        {[false, true].map((inTwoLines) => (
          <Card key={String(inTwoLines)} padded={false}>
            <CardHeader
              title={inTwoLines ? 'Two lines a row on phones' : 'Cards on phones'}
              description="A description"
              actions={<Badge tone="positive">2</Badge>}
            />
            <DataTable
              caption={inTwoLines ? 'Two lines' : 'Cards'}
              columns={COLUMNS}
              rows={ROWS}
              rowKey={({ id }) => id}
              inTwoLines={inTwoLines}
            />
          </Card>
        ))}
      </div>
      <Tabs label="Tabs" value={tab} onValueChange={setTab} items={TABS}>
        <TabPanel value="one">The first panel.</TabPanel>
        <TabPanel value="two">The second panel.</TabPanel>
      </Tabs>
      <div className="grid gap-4 sm:grid-cols-3">
        <Card padded={false}>
          <ul>
            <DeviceRow name="Chrome on Android" isThis note="Signed in 24 Nov 2026" />
          </ul>
        </Card>
        <SmartImage src={null} alt="Without a photo" compact />
        <SmartImage src="/media/missing" alt="A photo that fails to load" />
      </div>
    </>
  );
}
