import { type Handler, personOf, type RateRule, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { zipGallery } from '../../contract/index.ts';
import { readPlace } from '../contributions/place.ts';
import { handle } from '../pages.ts';
import type { GivenPlaces } from '../placed-blocks.ts';
import { refuse } from '../scope.ts';
import { galleryZipAddress } from './address.ts';
import { galleryFiles } from './files.ts';

const perPerson: RateRule = { name: 'pages-gallery-zip', points: 30, perSeconds: 600 };

export const zipGalleryHandler = (places: GivenPlaces): Handler =>
  handle(zipGallery, async (context, { blockId }) => {
    const { isMember } = await readPlace(context, places, blockId);
    if (!isMember) return refuse('PAGE_FORBIDDEN');
    const seconds = await context.rateLimiter.take(perPerson, personOf(context).userId);
    if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
    if ((await galleryFiles(context.db, blockId)).length === 0) return refuse('GALLERY_EMPTY');
    return { url: galleryZipAddress(context, blockId) };
  });
