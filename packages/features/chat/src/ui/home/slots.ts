import { type HomeTileProps, slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';

export const chatLines = slotKey<ComponentType<HomeTileProps>>('chat.lines');
