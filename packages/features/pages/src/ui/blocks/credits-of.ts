import type { licences } from '../../contract/licences.ts';
import { blockViewTexts } from '../../texts.blocks.ts';

interface Credited {
  readonly source?: string | undefined;
  readonly licence?: (typeof licences)[number] | undefined;
}

/** Whose a picture is, and on what terms; '' where nobody said so. */
export const creditsOf = ({ source, licence = 'none' }: Credited): string =>
  [source, blockViewTexts.picture.licences[licence]].filter(Boolean).join(' · ');
