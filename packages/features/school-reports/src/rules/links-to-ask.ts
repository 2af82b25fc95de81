interface LinkLimits {
  readonly addresses: number;
  readonly perSite: number;
}

interface LinksToAsk {
  /** Addresses by website; each is asked once, however often it stands somewhere. */
  readonly bySite: ReadonlyMap<string, readonly string[]>;
  /** How many addresses are not asked, because there are too many. */
  readonly leftOut: number;
}

/** An address as it is asked: what stands behind a # never leaves the browser. Null for what is no address. */
export function askedAddress(url: string): string | null {
  return URL.canParse(url) ? (new URL(url).href.split('#')[0] ?? null) : null;
}

/**
 * Which addresses of a school one check asks. Few of each website, so that nobody is asked hundreds of times for one press of a button;
 * first the first of every website, then the second of each, so that the bound hits the longest lists.
 */
export function linksToAsk(urls: readonly string[], { addresses, perSite }: LinkLimits): LinksToAsk {
  const distinct = [...new Set(urls.flatMap((url) => askedAddress(url) ?? []))];
  const sites = Map.groupBy(distinct, (url) => new URL(url).hostname);
  const bySite = new Map<string, string[]>();
  let room = addresses;
  for (let place = 0; place < perSite && room > 0; place += 1)
    for (const [site, own] of sites) {
      const url = own[place];
      if (url === undefined || room === 0) continue;
      bySite.set(site, [...(bySite.get(site) ?? []), url]);
      room -= 1;
    }
  return { bySite, leftOut: distinct.length - (addresses - room) };
}
