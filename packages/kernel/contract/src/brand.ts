/** The product's name in the one place where an operator changes it. */
export const brand = {
  name: 'Pausenplatz',
  /** The {product} of paths, hub, element prefix and block types. */
  slug: 'pausenplatz',
  typePrefix: 'Pausenplatz',
  webVersion: '403.2',
  appVersion: '2.19.0',
} as const;

/** Path of the hub, below the site root (specification section 7). */
export const hubPath = `/${brand.slug}hub`;

/** Header that our own clients send with every call; a foreign site cannot set it without a preflight. */
export const clientHeader = `x-${brand.slug}-client`;

/** Header that names the caller's own hub connection, so that its tab is left out of a fan-out. */
export const hubConnectionHeader = 'x-hub-connection-id';

/** Header that makes a repeated create answer as the first did (same key and body within 24 h). */
export const idempotencyHeader = 'idempotency-key';
