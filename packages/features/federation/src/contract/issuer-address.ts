const ownMachine = /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

/** True where the address leads to this very machine, as in tests and trials. */
export function isOwnMachine(issuer: string): boolean {
  return ownMachine.test(new URL(issuer).hostname);
}

/** An identity provider speaks https; only one on the own machine may do without. */
export function isIssuerAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isOwnMachine(value));
}
