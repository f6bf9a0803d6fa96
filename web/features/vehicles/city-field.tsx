import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { locate } from './locate';
import { say, useWords } from './words';

/** Hundreds of cities, fetched when the field is first focused. */
const loadCities = () => import('../../../schema/vehicles/cities');

const NOT_LOCATED = 'Your browser did not say where you are. Please type the city.';
const NO_CITY = 'No city within 50 km is on our list. Please type it.';

/** Where the vehicle can be seen: typed, chosen, or derived from the position, which stays in the browser. */
export function CityField() {
  const t = useWords();
  const { register, setValue, formState } = useFormContext<VehicleForm>();
  const listId = useId();
  const [names, setNames] = useState<readonly string[]>([]);
  const [isLocating, setIsLocating] = useState(false);
  const [hint, setHint] = useState<string>();
  const suggest = () => loadCities().then(({ CITIES }) => setNames(CITIES.map(({ name }) => name)));
  const fillIn = async () => {
    setIsLocating(true);
    const [position, { nearestCity }] = await Promise.all([locate(), loadCities()]);
    setIsLocating(false);
    const city = position && nearestCity(position);
    setHint(city ? `${city.name}, ${say.known(city.state)}` : say(position ? NO_CITY : NOT_LOCATED));
    if (city) setValue('city', city.name, { shouldDirty: true });
  };
  return (
    <Field
      label={t('City')}
      className="col-span-2"
      hint={hint && <span role="status">{hint}</span>}
      error={formState.errors.city?.message}
      aside={
        'geolocation' in navigator && (
          <Button
            size="sm"
            variant="ghost"
            icon={<MapPin aria-hidden="true" className="size-4" />}
            pending={isLocating}
            onClick={fillIn}
          >
            {t('Use my location')}
          </Button>
        )
      }
    >
      <Input
        list={listId}
        autoComplete="address-level2"
        maxLength={60}
        onFocus={suggest}
        {...register('city', { onChange: () => setHint(undefined) })}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
