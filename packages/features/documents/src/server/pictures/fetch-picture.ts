import { kernelTexts } from '@pausenplatz/kernel-contract';
import { FetchRefused, personOf, type RateRule, refuse as refuseAny, type SafeFetch } from '@pausenplatz/kernel-server';
import { fetchPicture, pictureIn } from '../../contract/fetch-picture.ts';
import { uploadLimits } from '../../contract/index.ts';
import { documentsTexts } from '../../texts.ts';
import { handle, kindsOf, refuse } from '../documents.ts';
import { storeFetched } from './keep-picture.ts';
import { pictureType } from './picture-type.ts';

const perPerson: RateRule = { name: 'fetch-picture', points: 60, perSeconds: 600 };
const { notLoaded } = documentsTexts;
const refuseFor = (reason: keyof typeof notLoaded) => refuse('PICTURE_NOT_LOADED', { details: { reason: notLoaded[reason] } });

export const fetchPictureHandler = handle(fetchPicture, async (context, { service, url }) => {
  if (!kindsOf(context, service).includes('picture'))
    return refuseAny('INPUT_INVALID', { fields: { service: kernelTexts.fields.notInList } });
  const seconds = await context.rateLimiter.take(perPerson, personOf(context).userId);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  const held = pictureIn(url);
  const content = held === null ? await fetched(context.safeFetch, url) : Buffer.from(held, 'base64');
  const found = await pictureType(content);
  if (found === null) return refuseFor('noPicture');
  const name = held === null ? nameIn(url) : '';
  return (await storeFetched(context, { name: name || 'Bild', content, mimeType: found })) ?? refuse('PICTURE_UNREADABLE');
});

async function fetched(safeFetch: SafeFetch, url: string): Promise<Buffer> {
  try {
    const { status, body } = await safeFetch(url, { headers: { accept: 'image/*' }, maxBytes: uploadLimits.fileBytes });
    return status === 200 ? body : refuseFor('refused');
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return error.reason === 'tooLarge' ? refuse('UPLOAD_TOO_LARGE') : refuseFor(error.reason);
  }
}

/** The last part of the path, without its ending; the website's name where there is none. */
function nameIn(url: string): string {
  const { hostname, pathname } = new URL(url);
  const last =
    pathname
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? '';
  return last === '' ? hostname : safelyDecoded(last);
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
