import { accountServer } from '@pausenplatz/account/server';
import { documentsServer } from '@pausenplatz/documents/server';
import type { BlockType } from '@pausenplatz/kernel-contract';
import { kernelServer, type ServerFeature } from '@pausenplatz/kernel-server';
import { homeworkBlocks } from '@pausenplatz/homework/contract';
import { pageBlocks } from '@pausenplatz/pages/contract';
import { pagesServer } from '@pausenplatz/pages/server';
import { schoolsServer } from '@pausenplatz/schools/server';
import { homeworkServer } from '@pausenplatz/homework/server';
import { noticesServer } from '@pausenplatz/notices/server';
import { officeServer } from '@pausenplatz/office/server';

/** Every block type of every feature; start pages store them without knowing what they are. */
export const blockCatalogue: readonly BlockType[] = [...pageBlocks, ...homeworkBlocks];

/** The one list of what this server does. */
export const serverFeatures: readonly ServerFeature[] = [
  kernelServer,
  schoolsServer,
  accountServer,
  documentsServer,
  pagesServer(blockCatalogue),
  homeworkServer,
  noticesServer,
  officeServer,
];
