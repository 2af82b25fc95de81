import { type HomeTileProps, slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';
import type { Today } from '../../contract/today.ts';

type TodayPart = ComponentType<HomeTileProps & { readonly today: Today }>;

/** What teachers see of the day, and what pupils see: each loads for those who see it. */
export const teacherPart = slotKey<TodayPart>('homework.today.teacher');
export const pupilPart = slotKey<TodayPart>('homework.today.pupil');
