import { type BlockFace, facesOf } from '@pausenplatz/kernel-host';
import { pageBlocks } from '../../contract/index.ts';
import { pageBlockUis } from '../blocks/index.ts';

/** The blocks that start pages bring themselves. */
export const pagesCatalogue: readonly BlockFace[] = facesOf(pageBlocks, pageBlockUis);
