import type { SchoolSetting } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { embeddingTexts } from '../../texts.embedding.ts';

const { label, heading } = embeddingTexts.settings;

export const websitesOfSchool: SchoolSetting = {
  name: 'websites',
  label,
  heading,
  Part: lazy(async () => ({ default: (await import('./allowed-websites.tsx')).AllowedWebsites })),
};
