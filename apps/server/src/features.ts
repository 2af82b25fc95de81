import { accountServer } from '@pausenplatz/account/server';
import { documentsServer } from '@pausenplatz/documents/server';
import type { BlockType } from '@pausenplatz/kernel-contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { pageBlocks } from '@pausenplatz/pages/contract';
import { pagesServer } from '@pausenplatz/pages/server';
import { schoolsServer } from '@pausenplatz/schools/server';

/** Every block type of every feature; start pages store them without knowing what they are. */
export const blockCatalogue: readonly BlockType[] = [...pageBlocks];

/** The one list of what this server does. */
export const serverFeatures: readonly ServerFeature[] = [schoolsServer, accountServer, documentsServer, pagesServer(blockCatalogue)];
