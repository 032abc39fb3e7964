import type { Settings } from './types';

export type Pace = NonNullable<Settings['pace']>;
