import { zodResolver } from '@hookform/resolvers/zod';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PinInput } from '../../../schema/yards/input';
import { mapUrl } from '../../../schema/yards/map-url';
import type { YardDto } from '../../../schema/yards/output';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { locateExactly } from './locate';
import { PartForm } from './part-form';
import { useWords } from './words';

const MapForm = z.object({ pin: PinInput });

/** A position as it can be typed again. */
const pinOf = ({ latitude, longitude, mapLink }: YardDto) =>
  latitude === null || longitude === null ? (mapLink ?? '') : `${latitude}, ${longitude}`;

interface YardPartProps {
  yard: YardDto;
  onDirty: (isDirty: boolean) => void;
}

/** The place on the map: where the seller stands, or what they paste. */
export function MapCard({ yard, onDirty }: YardPartProps) {
  const t = useWords();
  const [isLocating, setLocating] = useState(false);
  const [found, setFound] = useState<string>();
  const form = useForm({ resolver: zodResolver(MapForm), values: { pin: pinOf(yard) } });
  const url = mapUrl(yard);
  const locate = async () => {
    setLocating(true);
    const result = await locateExactly();
    setLocating(false);
    if ('problem' in result) return setFound(t.known(result.problem));
    form.setValue('pin', result.position, { shouldDirty: true });
    form.clearErrors('pin');
    setFound(t('Found to within {metres} m. Save it, or correct it.', { metres: result.accuracy }));
  };
  return (
    <PartForm
      title={t('On the map')}
      description={t('So that buyers get directions with one tap.')}
      form={form}
      fields={['pin']}
      toPart={({ pin }) => ({ pin })}
      saved={t('Place on the map saved')}
      onDirty={onDirty}
    >
      <Field
        label={t('Map link or position')}
        hint={
          <span role="status">
            {found ?? t('Paste a link from Google Maps, or a position such as 12.97, 77.59.')}
          </span>
        }
        error={form.formState.errors.pin?.message}
      >
        <Input
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          translate="no"
          {...form.register('pin', { onChange: () => setFound(undefined) })}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {'geolocation' in navigator && (
          <Button
            size="sm"
            icon={<MapPin aria-hidden="true" className="size-4" />}
            pending={isLocating}
            onClick={locate}
          >
            {t('Use where I am now')}
          </Button>
        )}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="touch-target inline-flex items-center font-medium text-accent text-sm"
          >
            {t('Open the saved place')}
          </a>
        )}
      </div>
    </PartForm>
  );
}
