import type { Finding } from '@pausenplatz/kernel-host';

export const good = (said: string): Finding => ({ state: 'good', said });
export const note = (said: string): Finding => ({ state: 'note', said });
export const bad = (said: string): Finding => ({ state: 'bad', said });
