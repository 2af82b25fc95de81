/**
 * The two places where a string becomes script or markup, in one Trusted Types policy. Markup is only ever parsed into
 * a detached document that an allow-list reads; the one script address is the service worker's.
 */
interface Policy {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const workerAddress = '/service-worker.js';

function createPolicy(): Policy {
  const rules: Policy = {
    createHTML: (markup) => markup,
    createScriptURL(address) {
      if (address !== workerAddress) throw new TypeError('Not our script');
      return address;
    },
  };
  // Not in the DOM types yet.
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  return factory ? factory.createPolicy('pausenplatz', rules) : rules;
}

const policy = createPolicy();

export const trusted = {
  workerAddress: () => policy.createScriptURL(workerAddress),
  /** Parses without running or loading anything. */
  parse: (markup: string) => new DOMParser().parseFromString(policy.createHTML(markup), 'text/html'),
};
