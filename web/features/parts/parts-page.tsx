import { Car, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionTitle } from '../../ui/card';
import { PageHeader } from '../../ui/core/page-header';
import { ButtonParts } from './button-parts';
import { DataParts } from './data-parts';
import { DialogParts } from './dialog-parts';
import { FieldParts } from './field-parts';
import { StateParts } from './state-parts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <SectionTitle>{title}</SectionTitle>
      {children}
    </section>
  );
}

/** Every part of web/ui in its states, to look at them together. Development only. */
export function PartsPage() {
  return (
    <main className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-6">
      <PageHeader
        title="Parts"
        description="Everything in web/ui, in its states."
        eyebrow={<Car aria-hidden="true" className="size-4" />}
        actions={<Plus aria-hidden="true" className="size-4" />}
      />
      <Part title="Buttons and badges">
        <ButtonParts />
      </Part>
      <Part title="Fields">
        <FieldParts />
      </Part>
      <Part title="Lists and figures">
        <DataParts />
      </Part>
      <Part title="States">
        <StateParts />
      </Part>
      <Part title="What opens">
        <DialogParts />
      </Part>
    </main>
  );
}
