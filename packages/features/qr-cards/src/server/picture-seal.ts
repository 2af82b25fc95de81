import type { Services } from '@pausenplatz/kernel-server';

const purpose = 'picture-pin';
const textOf = (userId: string, pin: readonly number[]): string => `${userId} ${pin.join(' ')}`;

/** Sealed with the server's secret: from a stolen database alone the few possible pictures cannot be tried out. */
export const sealPictures = ({ signer }: Pick<Services, 'signer'>, userId: string, pin: readonly number[]): string =>
  signer.seal(purpose, textOf(userId, pin));

export const arePictures = ({ signer }: Pick<Services, 'signer'>, userId: string, pin: readonly number[], seal: string): boolean =>
  signer.isSealed(purpose, textOf(userId, pin), seal);
