import type { VehicleDto } from '../../../schema/vehicles/output';

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** "RC_{vehicle name}_{first 8 characters of id}" with the file's actual extension. */
export const rcFileName = ({ name, id }: Pick<VehicleDto, 'name' | 'id'>, type: string) =>
  `RC_${name}_${id.slice(0, 8)}.${EXTENSIONS[type] ?? 'jpg'}`;
