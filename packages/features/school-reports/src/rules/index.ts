export { type LinkOutcome, linkVerdict } from './link-verdict.ts';
export { askedAddress, linksToAsk } from './links-to-ask.ts';
