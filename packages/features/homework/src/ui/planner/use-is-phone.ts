import { useMinWidth } from '@pausenplatz/kernel-ui';

/** Whether one day fills the screen. */
export const useIsPhone = (): boolean => !useMinWidth(641);
