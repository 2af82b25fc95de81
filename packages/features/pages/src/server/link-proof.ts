import { openKept, sealText, type Services } from '@pausenplatz/kernel-server';

type Signer = Pick<Services, 'signer'>;
const purpose = 'page-link-password';

export const pageSeals = [{ purpose, table: 'page', column: 'link_password', owner: 'id' }] as const;

/** A link as it came: the secret, and perhaps the proof of its password behind a point. */
export function partsOfLink(link: string): { readonly secret: string; readonly proof: string | null } {
  const [secret = '', proof] = link.split('.');
  return { secret, proof: proof ?? null };
}

/** Kept so that whoever shares the page can read the word again, and nobody who has only the database. */
export const sealPassword = (services: Signer, pageId: string, password: string): string => sealText(services, purpose, pageId, password);

export const passwordOf = (services: Signer, pageId: string, sealed: string | null): string | null =>
  sealed === null ? null : openKept(services, purpose, pageId, sealed);

/** Ends with the link as well as with the password. */
export function proofOf({ signer }: Signer, { secret, password }: { readonly secret: string; readonly password: string }): string {
  return signer.seal(purpose, `${secret} ${normalised(password)}`);
}

export const isRightPassword = (typed: string, password: string): boolean => normalised(typed) === normalised(password);

/** Tablets begin words with a capital and end them with a blank. */
const normalised = (password: string): string => password.trim().toLowerCase().normalize('NFC');
