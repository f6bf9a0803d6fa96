import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox';
import { CodeInput } from '../../ui/code-input';
import { Combobox } from '../../ui/combobox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { SearchField } from '../../ui/core/search-field';
import { Segmented } from '../../ui/core/segmented';
import { Select } from '../../ui/core/select';
import { CurrencyOptions } from '../../ui/currency-options';
import { DayOptions, MonthOptions } from '../../ui/day-options';
import { FormAlert } from '../../ui/form-alert';
import { Help } from '../../ui/help';
import { PrefixedInput } from '../../ui/prefixed-input';
import { SwitchField } from '../../ui/switch-field';
import { Textarea } from '../../ui/textarea';
import { TimeOptions } from '../../ui/time-options';

const DAY = '2026-11-24';
const CHOICES = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const;

export function FieldParts() {
  const [make, setMake] = useState('');
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState<'one' | 'two'>('one');
  const [isOn, setOn] = useState(true);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Field label="With a hint" hint="A hint says what is not obvious.">
        <Input defaultValue="A value" />
      </Field>
      <Field label="Required, with a problem" required error="Name is required">
        <Input />
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Not now" />
      </Field>
      <Field label="Read only">
        <Input readOnly defaultValue="Cannot be changed" />
      </Field>
      <Field label="With a prefix" aside={<Help question="What is this?">One plain sentence.</Help>}>
        <PrefixedInput prefix="₹" suffix="a month" defaultValue="4,75,000" />
      </Field>
      <Field label="Code">
        <CodeInput />
      </Field>
      <Field label="Select">
        <Select>
          <option>Petrol</option>
          <option>Diesel</option>
        </Select>
      </Field>
      <Field label="Day">
        <Select defaultValue={DAY}>
          <DayOptions from={DAY} count={14} value={DAY} />
        </Select>
      </Field>
      <Field label="Month">
        <Select defaultValue="2027-03">
          <MonthOptions years={[2026, 2027]} value="2027-03" />
        </Select>
      </Field>
      <Field label="Time">
        <Select defaultValue="22:00">
          <TimeOptions value="22:00" />
        </Select>
      </Field>
      <Field label="Currency">
        <Select>
          <CurrencyOptions />
        </Select>
      </Field>
      <Field label="Combobox">
        <Combobox listLabel="Makes" value={make} onChange={setMake} options={['Honda', 'Hyundai', 'Tata']} />
      </Field>
      <SearchField label="Search" placeholder="Name or number..." value={search} onChange={setSearch} />
      <div>
        <Segmented label="Choice" value={choice} onValueChange={setChoice} options={CHOICES} />
      </div>
      <Field label="Long text" error="At most 4,000 characters">
        <Textarea rows={3} defaultValue="Several lines of text, written by a seller." />
      </Field>
      <div>
        <Checkbox label="A checkbox" description="With a description" defaultChecked />
        <Checkbox label="Not checked" />
        <Checkbox label="Disabled" disabled />
      </div>
      <div className="flex flex-col gap-2">
        <SwitchField label="A switch" description="What it does" checked={isOn} onCheckedChange={setOn} />
        <SwitchField label="Off" checked={false} onCheckedChange={() => {}} />
        <SwitchField label="Disabled" checked disabled onCheckedChange={() => {}} />
      </div>
      <FormAlert message="What is wrong with the form as a whole." />
    </div>
  );
}
